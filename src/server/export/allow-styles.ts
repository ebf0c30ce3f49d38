import { createHash } from 'node:crypto';
import { html } from '../html.ts';
import { inlineHashes } from '../security/inline-hashes.ts';

/**
 * What allows the style sheets of an export, whatever its documents: a name that is another for each
 * look of the site. One hash for each page's own would make a header longer than some hosts send,
 * and a file for each would cost every first view the way to it.
 * @param styles the site's own style sheet
 */
export function nonceOf(styles: string): string {
  return createHash('sha256').update(styles).digest('base64url').slice(0, 22);
}

/**
 * Gives a document's style sheets the name, which anybody can read, and says in the document itself
 * that no others are allowed in it, by their hashes.
 */
export function allowStyles(text: string, nonce: string): string {
  const [head = '', ...rest] = text.split('</head>');
  const own = ["'self'", ...inlineHashes([head]).styles].join(' ');
  const policy = html`<meta http-equiv="content-security-policy" content="style-src ${own}" /> `;
  const named = head.replaceAll(/<style(?=[ >])/g, `<style nonce="${nonce}"`);
  return [named.replace('<style', () => `${policy.text}<style`), ...rest].join('</head>');
}

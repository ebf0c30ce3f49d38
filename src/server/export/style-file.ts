import { createHash } from 'node:crypto';
import { FIRST_VIEW_STYLES_ID } from '../../contract/first-view.ts';

interface StyledDocument {
  readonly text: string;
  /** The file that the document asks for. */
  readonly styles: [path: string, css: string] | null;
}

const OWN_STYLES = new RegExp(`<style id="${FIRST_VIEW_STYLES_ID}">(.*?)</style>`, 's');

/**
 * Puts the style sheet that no other document has into a file. Allowed by its hash, each page would
 * make the policy longer, which all share: some hosts leave out a header of more than 2,000 letters.
 */
export function moveStylesOut(text: string): StyledDocument {
  const css = OWN_STYLES.exec(text)?.[1];
  if (css === undefined) return { text, styles: null };
  const path = `/assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
  const link = `<link rel="stylesheet" id="${FIRST_VIEW_STYLES_ID}" href="${path}" />`;
  return { text: text.replace(OWN_STYLES, () => link), styles: [path, css] };
}

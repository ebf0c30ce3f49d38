import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { openSession } from '../../src/engine/index.ts';
import { cleanPage } from '../../src/page/clean-page.ts';
import { arbitraryPage } from '../support/arbitrary-page.ts';
import { arbitraryRules } from '../support/arbitrary-rules.ts';
import { exactHtml } from '../support/canonical-html.ts';

const POLICY = '<meta http-equiv="Content-Security-Policy" content="style-src-attr \'none\'">';

it('rules write nothing that a strict policy for style attributes refuses, and take back all', async () => {
  const page = await openFrame(POLICY);
  const refused: string[] = [];
  page.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    refused.push(violatedDirective),
  );
  const law = fc.property(arbitraryPage, arbitraryRules, (html, rules) => {
    const root = cleanPage(`<main>${html}</main>`, page.defaultView as never);
    const session = openSession({ root, path: '/services/voip', rules });
    page.body.replaceChildren(root);
    const before = exactHtml(root);
    session.settle();
    session.revert();
    expect(exactHtml(root)).toBe(before);
  });
  fc.assert(law, { numRuns: inject('runs') / 5 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(refused).toEqual([]);
});

/** A document with something in its head. */
async function openFrame(head: string): Promise<Document> {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.srcdoc = head;
  document.body.append(frame);
  await loaded;
  return frame.contentDocument as Document;
}

import { expect } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { rulesLeftOut } from '../../src/compiler/read-rule.ts';
import { explainPage } from '../../src/explain/explain-page.ts';
import type { Explanation } from '../../src/explain/explanation.ts';

const PAGE = `<!doctype html><body>
<header><p class="top-bar">Call us</p></header>
<main>
  <div class="et_pb_section"><h3>Our services &amp; support</h3><h3>Contact</h3>
    <div class="et_pb_text_inner"><h5>Our services &amp; support</h5><p>One</p> <p>Two</p></div>
  </div>
  <div class="et_pb_section our-team"><img src="/uploads/team-photo.jpg" alt=""><p> </p></div>
</main></body>`;

export function explainRules(rules: string, path = '/about', routes = '/about'): Explanation[] {
  const text = `routes: ${routes}\nrules:\n${rules}`;
  const { compiled, diagnostics, read } = compileRules([{ path: 'rules/page.yaml', text }]);
  expect(diagnostics).toEqual([]);
  return explainPage(PAGE, {
    path,
    rules: compiled?.rules ?? [],
    leftOut: rulesLeftOut(read),
    today: '2026-11-21',
    window,
  });
}

export const rule = (rest: string, id = 'sample-rule'): string =>
  `  - { id: ${id}, why: Something on this page is wrong., ${rest} }\n`;

export function explainOne(rest: string, path?: string): Explanation {
  const [one] = explainRules(rule(rest), path);
  if (!one) throw new Error('There is no explanation.');
  return one;
}

export function explainText(text: string, action: string): Explanation['changes'] {
  return explainOn(`<p>${text}</p>`, `selector: p, ${action}`)?.changes ?? [];
}

/** One rule on a page of a few elements. */
export function explainOn(html: string, rest: string): Explanation | undefined {
  const rules = `routes: /about\nrules:\n${rule(rest)}`;
  const { compiled } = compileRules([{ path: 'rules/page.yaml', text: rules }]);
  const page = { path: '/about', rules: compiled?.rules ?? [], today: '2026-11-21', window };
  return explainPage(`<main>${html}</main>`, page)[0];
}

export const stepsOf = ({ alternatives }: Explanation, index = 0): string[] =>
  (alternatives[index]?.steps ?? []).map(
    ({ label, count, isLost, nearest }) =>
      `${label}: ${count}${isLost ? ' lost' : ''}${nearest ? ` (${nearest})` : ''}`,
  );

import { describe, expect, it } from 'vitest';
import { openSession } from '../../src/engine/index.ts';
import { canonicalHtml, exactHtml } from '../support/canonical-html.ts';
import { compile } from '../support/compile.ts';
import { openPage, sanitizeBody } from '../support/open-page.ts';

/** Every folder below `fixtures/actions` and `fixtures/finders`, under the laws of the engine. */
const inputs = import.meta.glob<string>('../fixtures/{actions,finders}/*/*/input.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rules = import.meta.glob<string>('../fixtures/{actions,finders}/*/*/rule.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const cases = Object.keys(inputs).map((path) => path.replace('/input.html', ''));

function openCase(folder: string) {
  const text = rules[`${folder}/rule.yaml`] ?? '';
  const compiled = compile([{ path: 'rules/fixture.yaml', text }]).rules;
  const path = compiled[0]?.routes[0] ?? '/';
  const pagePath = path.includes('*') ? '/' : path;
  return {
    ...openPage(inputs[`${folder}/input.html`] ?? '', compiled, pagePath),
    compiled,
    pagePath,
  };
}

describe.each(cases)('%s', (folder) => {
  it('law 1 and law 7: the input becomes what is expected, in this engine as in the other', async () => {
    const { root, session } = openCase(folder);
    session.applyNow();
    await expect(canonicalHtml(root)).toMatchFileSnapshot(`${folder}/expected.html`);
    const states = session.report().rules.map(({ state }) => state);
    expect(states.includes('error')).toBe(folder.endsWith('is-refused'));
  });

  it('law 2: applying twice changes nothing more, in this session and in a new one', () => {
    const { root, session, compiled, pagePath } = openCase(folder);
    session.applyNow();
    const once = exactHtml(root);
    session.applyNow();
    expect(exactHtml(root)).toBe(once);
    const again = openSession({ root, path: pagePath, rules: compiled });
    again.applyNow();
    expect(exactHtml(root)).toBe(once);
  });

  it('law 3: revert restores the input exactly', () => {
    const { root, session } = openCase(folder);
    const before = exactHtml(root);
    session.applyNow();
    session.revert();
    expect(exactHtml(root)).toBe(before);
  });

  it('law 4: sanitizing the result changes nothing', () => {
    const { root, session } = openCase(folder);
    session.applyNow();
    for (const { element } of session.mountPoints.list()) element.remove();
    expect(exactHtml(sanitizeBody(root.innerHTML))).toBe(exactHtml(root));
  });
});

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openSession, rulesForPage, type Report } from '../../src/engine/index.ts';
import { cleanPage } from '../../src/page/clean-page.ts';
import { canonicalHtml, exactHtml } from '../support/canonical-html.ts';
import { carryOver } from '../support/carry-over.ts';
import { sanitizeBody } from '../support/open-page.ts';
import { compileSiteRules } from '../support/site-rules.ts';

/** Every page of the site with the site's real rules, under the laws of the engine. */
const pages = import.meta.glob<string>('../fixtures/pages/*/page.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const contents = import.meta.glob<string>('../../content/**/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const rules = compileSiteRules();

interface PageFixture {
  readonly path: string;
  readonly content: string;
}

const cases = Object.entries(pages).map(([file, text]) => ({
  folder: file.replace('/page.yaml', ''),
  ...(parse(text) as PageFixture),
}));

function openPage({ path, content }: PageFixture) {
  const html = contents[`../../content/${content}`];
  if (html === undefined) throw new Error(`There is no content ${content}.`);
  const root = cleanPage(html, window);
  const session = openSession({ root, path, rules: rulesForPage(rules.rules, path, '2026-01-01') });
  return { root, session };
}

function describeReport({ rules: reports }: Report): string {
  return reports
    .map(
      ({ id, state, found, changed, alternative, message }) =>
        `${id}: ${state}, found ${found} by selector ${alternative}, changed ${changed}${message ? ` (${message})` : ''}\n`,
    )
    .join('');
}

describe.each(cases)('$path', (page) => {
  it('becomes what is expected, in this engine as in the other', async () => {
    const { root, session } = openPage(page);
    session.applyNow();
    session.settle();
    await expect(canonicalHtml(root)).toMatchFileSnapshot(`${page.folder}/expected.html`);
    await expect(describeReport(session.report())).toMatchFileSnapshot(`${page.folder}/report.txt`);
  });

  it('changes nothing more when the rules are applied twice', () => {
    const { root, session } = openPage(page);
    session.settle();
    const once = exactHtml(root);
    session.settle();
    expect(exactHtml(root)).toBe(once);
  });

  it('misses no heading level', () => {
    const { root, session } = openPage(page);
    session.settle();
    const levels = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
      Number(heading.tagName[1]),
    );
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
  });

  it('comes back exactly', () => {
    const { root, session } = openPage(page);
    const before = exactHtml(root);
    session.applyNow();
    session.settle();
    session.revert();
    expect(exactHtml(root)).toBe(before);
  });

  it('is not edited again where it arrives, and keeps its styles', () => {
    const { root, session } = openPage(page);
    session.applyNow();
    session.settle();
    const before = exactHtml(root);
    const { path, rules: report } = session.report();
    const arrived = carryOver(root);
    const counting = rulesForPage(rules.rules, path, '2026-01-01');
    const next = openSession({ root: arrived, path, rules: counting });
    next.resume(session.progress());
    expect(next.trace().writes).toEqual([]);
    expect(next.report().rules).toEqual(report);
    expect(exactHtml(arrived)).toBe(before);
  });

  it('holds nothing that the sanitizer would take away', () => {
    const { root, session } = openPage(page);
    session.settle();
    for (const { element } of session.mountPoints.list()) element.remove();
    expect(exactHtml(sanitizeBody(root.innerHTML))).toBe(exactHtml(root));
  });
});

describe('the content as a whole', () => {
  it('has a fixture for each page', () => {
    const covered = cases.map(({ content }) => `../../content/${content}`).toSorted();
    expect(covered).toEqual(Object.keys(contents).toSorted());
  });

  it('needs every rule: each finds something on some page', () => {
    const needed = new Set<string>();
    for (const page of cases) {
      const { session } = openPage(page);
      session.settle();
      for (const { id, found } of session.report().rules) if (found > 0) needed.add(id);
    }
    const idle = rules.rules.map(({ id }) => id).filter((id) => !needed.has(id));
    // On the site's own page the quote is there, so that the carousel in its stead is not needed.
    expect(idle).toEqual(['areas-testimonials']);
  });
});

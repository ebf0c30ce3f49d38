import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { CompiledRule, Selector } from '../../src/contract/rules.ts';
import { openSession, type Session } from '../../src/engine/index.ts';
import type { OpenLookout } from '../../src/engine/plan/lookout.ts';
import { IndexLookout } from '../../src/engine/plan/index-lookout.ts';
import { ScanLookout } from '../../src/engine/plan/scan-lookout.ts';
import { arbitraryEvents } from '../support/arbitrary-events.ts';
import { arbitraryPage } from '../support/arbitrary-page.ts';
import { arbitraryRules } from '../support/arbitrary-rules.ts';
import { exactHtml } from '../support/canonical-html.ts';
import { letGo } from '../support/let-go.ts';
import { sanitizeBody } from '../support/open-page.ts';
import { openPlainLookout } from '../support/plain-lookout.ts';
import { makeRule } from '../support/rule.ts';

const options = { numRuns: inject('runs') };

/** Milliseconds between two things that happen to a page: the longest delay is 500. */
const STEP = 250;

const WAYS: [string, OpenLookout][] = [
  ['rule by rule', (root, runs) => new ScanLookout(root, runs)],
  ['by an index', (root, runs) => new IndexLookout(root, runs)],
];

interface Opened {
  readonly root: HTMLElement;
  readonly session: Session;
}

function open(html: string, rules: readonly CompiledRule[], lookOut: OpenLookout): Opened {
  const root = sanitizeBody(html);
  return { root, session: openSession({ root, path: '/services/voip', rules, lookOut }) };
}

function outcomeOf({ root, session }: Opened): unknown {
  return { html: exactHtml(root), report: session.report() };
}

function hideText(css: string, text: string): CompiledRule {
  return makeRule({ selectors: [{ css, text }], action: 'hide' });
}

/** Much text: it must not move what stands behind it. */
function drawComponents({ mountPoints }: Session): void {
  for (const { element } of mountPoints.list()) element.replaceChildren('our team '.repeat(20));
}

function textsOfHidden({ root }: Opened): (string | null)[] {
  return [...root.querySelectorAll('[hidden]')].map(({ textContent }) => textContent);
}

let visit: AbortController;

/** Shows a page, corrected; what comes late is corrected from now on. */
function show(page: Opened): void {
  page.session.applyNow();
  document.body.append(page.root);
  page.session.start(visit.signal);
}

/** The clock stands still but where it is put forward: however slow the machine, nothing is put off. */
beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe.each(WAYS)('looking for elements %s', (_name, lookOut) => {
  it('makes of a page what looking through all of it in every round makes', async () => {
    const law = fc.asyncProperty(arbitraryPage, arbitraryRules, async (html, rules) => {
      await letGo();
      const [page, plain] = [open(html, rules, lookOut), open(html, rules, openPlainLookout)];
      for (const { session } of [page, plain]) session.applyNow();
      expect(outcomeOf(page)).toEqual(outcomeOf(plain));
      for (const { session } of [page, plain]) drawComponents(session);
      for (const { session } of [page, plain]) session.settle();
      expect(outcomeOf(page)).toEqual(outcomeOf(plain));
    });
    await fc.assert(law, options);
  });

  it('makes the same of what comes late', async () => {
    const law = fc.asyncProperty(
      arbitraryPage,
      arbitraryRules,
      arbitraryEvents,
      async (html, rules, events) => {
        await letGo();
        visit = new AbortController();
        const pages = [open(html, rules, lookOut), open(html, rules, openPlainLookout)] as const;
        for (const page of pages) show(page);
        for (const together of events) {
          for (const { root } of pages) for (const happen of together) happen(root);
          await Promise.resolve();
          expect(outcomeOf(pages[0])).toEqual(outcomeOf(pages[1]));
          vi.advanceTimersByTime(STEP);
          expect(outcomeOf(pages[0])).toEqual(outcomeOf(pages[1]));
        }
        visit.abort();
        document.body.replaceChildren();
      },
    );
    await fc.assert(law, options);
  });

  it('sees what has changed behind a fence when the fence is taken away', async () => {
    visit = new AbortController();
    const hide = (selector: Selector) => makeRule({ selectors: [selector], action: 'hide' });
    const rules = [
      hide('.late'),
      hide('#late'),
      hide('[title="late"]'),
      hide({ css: 'b', text: 'late' }),
      hide('.late i'),
    ];
    const html = '<div data-component="map"><p></p><b>once</b><i></i></div>';
    const page = open('<section></section>', rules, lookOut);
    page.root.firstElementChild?.insertAdjacentHTML('beforeend', html);
    show(page);
    const fence = page.root.querySelector('[data-component]') as Element;
    const [first, second, third] = fence.children;
    first?.setAttribute('class', 'late');
    first?.insertAdjacentHTML('beforeend', '<i></i>');
    second?.replaceChildren('late');
    third?.setAttribute('id', 'late');
    fence.insertAdjacentHTML('beforeend', '<a title="late"></a>');
    await Promise.resolve();
    expect(page.root.querySelectorAll('[hidden]')).toHaveLength(0);
    fence.removeAttribute('data-component');
    await Promise.resolve();
    expect([...page.root.querySelectorAll('[hidden]')].map(({ localName }) => localName)).toEqual([
      'p',
      'i',
      'b',
      'i',
      'a',
    ]);
    visit.abort();
  });

  it.each([
    ['class', 'summer', '.summer b'],
    ['id', 'sale', '#sale b'],
    ['title', 'On sale', 'div[title*="sale"] b'],
    ['title', 'On sale', 'h2, div[title="On sale"] > p > b'],
    ['title', 'On sale', 'div[ title ] b'],
  ])('sees what the page itself takes on: %s %s, %s', async (name, value, css) => {
    visit = new AbortController();
    const page = open(
      '<p><b>now</b></p>',
      [makeRule({ selectors: [css], action: 'hide' })],
      lookOut,
    );
    show(page);
    page.root.setAttribute(name, value);
    await Promise.resolve();
    expect(page.session.report().rules).toMatchObject([{ changed: 1 }]);
    visit.abort();
  });

  it('no longer reads what a component has taken over', async () => {
    visit = new AbortController();
    const page = open('<p>our<i> past</i></p><b></b>', [hideText('p', 'our')], lookOut);
    show(page);
    page.root.querySelector('i')?.setAttribute('data-component', 'map');
    await Promise.resolve();
    expect(textsOfHidden(page)).toEqual(['our past']);
    visit.abort();
  });

  it('finds values that are written otherwise in markup', () => {
    const values = ['?a=1&b=2', '<b>', 'say "hi"', 'a>b'];
    const rules = values.map((value) =>
      makeRule({ selectors: [`[title*='${value}']`], action: 'hide' }),
    );
    const page = open('<p></p><p></p><p></p><p></p>', rules, lookOut);
    for (const [index, value] of values.entries()) {
      page.root.children[index]?.setAttribute('title', `so: ${value}`);
    }
    page.session.applyNow();
    expect(page.root.querySelectorAll('[hidden]')).toHaveLength(values.length);
  });

  it.each([
    [
      'letters that are two when they are small',
      'title',
      '\u0130\u0130\u0130',
      'So',
      '[title*="So"]',
    ],
    ['an empty class', 'class', '', ' one two ', '.two'],
    ['many classes', 'class', 'one\ntwo \t three', 'four', '.four'],
    ['an empty id', 'id', '', 'two', '#two'],
    ['an id with spaces', 'id', ' one of  these ', 'two', '#two'],
  ])('finds what stands behind %s', (_what, name, before, value, css) => {
    const page = open(
      '<p></p><p></p><p></p>',
      [makeRule({ selectors: [css], action: 'hide' })],
      lookOut,
    );
    const [first, , last] = page.root.children;
    first?.setAttribute(name, before);
    last?.setAttribute(name, value);
    page.session.applyNow();
    expect([...page.root.querySelectorAll('[hidden]')]).toEqual([last]);
  });

  it('finds by its style what another rule has styled', () => {
    const rules = [
      makeRule({
        selectors: ['p'],
        action: 'set-style',
        options: { style: { 'padding-top': '1px' } },
      }),
      makeRule({ selectors: ['[style*="padding"]'], action: 'hide' }),
    ];
    const page = open('<p></p>', rules, lookOut);
    page.session.applyNow();
    expect(page.root.querySelectorAll('[hidden]')).toHaveLength(1);
  });

  it('finds a text behind what a component has drawn in the meantime', () => {
    const rules = [
      hideText('p', 'first'),
      makeRule({
        selectors: ['.place'],
        action: 'insert-component',
        options: { component: 'map', position: 'start' },
      }),
      { ...hideText('p', 'last of all'), delays: [100] },
    ];
    const html =
      '<p>first</p><section class="place"></section><section><p>one</p><p>last of all</p></section>';
    const page = open(html, rules, lookOut);
    page.session.applyNow();
    page.session.mountPoints.list()[0]?.element.replaceChildren('Drawn. '.repeat(9));
    page.session.settle();
    expect(textsOfHidden(page)).toEqual(['first', 'last of all']);
  });

  it.each([
    ['few', ''],
    ['many', '<p>and so on</p>'.repeat(50)],
  ])('finds a text in what a rule has made of its element, beside %s others', (_many, others) => {
    const rules = [
      hideText('p', 'first'),
      makeRule({ selectors: ['a'], action: 'unwrap' }),
      makeRule({ selectors: ['.title'], action: 'promote-heading', options: { level: 3 } }),
      hideText('h3', 'a long heading'),
      hideText('p', 'a link in it'),
      hideText('p', 'last but one'),
      makeRule({ selectors: ['.gone'], action: 'unwrap' }),
      hideText('p', 'last of all'),
    ];
    const breaks = '<br>'.repeat(20);
    const html =
      `<p>first</p><p class="title">A long${breaks}<b>heading</b></p>` +
      `<p>a <a href="/">link${breaks}in</a> it</p>` +
      `<p>last but one</p>${breaks.replaceAll('br', 'br class="gone"')}<p>last of all</p>${others}`;
    const page = open(html, rules, lookOut);
    page.session.applyNow();
    expect(textsOfHidden(page)).toEqual([
      'first',
      'A longheading',
      'a linkin it',
      'last but one',
      'last of all',
    ]);
  });

  it.each([
    ['was there', 'new words'],
    ['was written', 'old words'],
  ])('finds a text that %s before its element was replaced', (_when, before) => {
    const rules = [
      makeRule({
        selectors: ['.title'],
        action: 'replace-text',
        options: { find: 'old', with: 'new' },
      }),
      makeRule({ selectors: ['.title'], action: 'promote-heading', options: { level: 3 } }),
      hideText('h3', 'new words'),
    ];
    const page = open(`<p class="title">${before}</p>`, rules, lookOut);
    page.session.applyNow();
    expect(textsOfHidden(page)).toEqual(['new words']);
  });

  it.each(['<!-- <i class="none"> -->', '<template><i></i></template>', '<style>a<b</style>'])(
    'finds what stands and what comes beside %s',
    async (strange) => {
      visit = new AbortController();
      const rules = ['.late', '#late', '[title="late"]', '.late i'].map((selector) =>
        makeRule({ selectors: [selector], action: 'hide' }),
      );
      const html = '<p class="late"><i></i></p><p id="late"></p><p title="late"></p>';
      for (const before of [strange, '<p></p>']) {
        const page = open('', rules, lookOut);
        page.root.innerHTML = before + html;
        show(page);
        expect(page.root.querySelectorAll('[hidden]')).toHaveLength(4);
        page.root.insertAdjacentHTML('afterbegin', `<div>${strange}${html}</div>`);
        await Promise.resolve();
        page.root.insertAdjacentHTML('beforeend', html);
        await Promise.resolve();
        expect(page.root.querySelectorAll('[hidden]')).toHaveLength(12);
      }
      visit.abort();
    },
  );
});

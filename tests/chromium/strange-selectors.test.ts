import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { openSession } from '../../src/engine/index.ts';
import type { OpenLookout } from '../../src/engine/plan/lookout.ts';
import { IndexLookout } from '../../src/engine/plan/index-lookout.ts';
import { ScanLookout } from '../../src/engine/plan/scan-lookout.ts';
import {
  arbitraryAttribute,
  arbitraryEdit,
  arbitrarySelector,
  arbitraryStrangePage,
  arbitraryText,
  arbitraryValue,
} from '../support/arbitrary-selectors.ts';
import { exactHtml } from '../support/canonical-html.ts';
import { letGo } from '../support/let-go.ts';
import { sanitizeBody } from '../support/open-page.ts';
import { openPlainLookout } from '../support/plain-lookout.ts';
import { makeRule } from '../support/rule.ts';

/** Names and values of all letters, and all of CSS: the ways to look that are fast must know their limits. */

const WAYS: [string, OpenLookout][] = [
  ['rule by rule', (root, runs) => new ScanLookout(root, runs)],
  ['by an index', (root, runs) => new IndexLookout(root, runs)],
];

const selector = fc.oneof(
  { weight: 3, arbitrary: arbitrarySelector },
  fc.record({ css: arbitrarySelector, text: arbitraryText }),
);

/** What a rule writes, another may look for. */
const action = fc.oneof(
  fc.constant({ action: 'hide', options: {} }),
  fc.constantFrom('alpha', 'alph', 'kelvin').map((name) => ({
    action: 'add-class',
    options: { class: name },
  })),
  fc.tuple(fc.constantFrom('title', 'alt'), arbitraryValue).map(([name, value]) => ({
    action: 'set-attribute',
    options: { name, value },
  })),
);

const rules: fc.Arbitrary<CompiledRule[]> = fc
  .array(fc.tuple(selector, action), { minLength: 1, maxLength: 12 })
  .map((all) =>
    all.map(([one, does], index) => makeRule({ id: `rule-${index}`, selectors: [one], ...does })),
  );

type Event = (root: Element) => void;

const place = fc.nat(8);

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.tuple(place, arbitraryAttribute, arbitraryValue).map(([at, name, value]): Event => {
    return (root) => elementAt(root, at)?.setAttribute(name, value);
  }),
  fc.tuple(place, arbitraryAttribute, arbitraryEdit).map(([at, name, edit]): Event => {
    return (root) => {
      const element = elementAt(root, at);
      element?.setAttribute(name, edit(element.getAttribute(name) ?? ''));
    };
  }),
  fc.tuple(place, arbitraryStrangePage).map(([at, html]): Event => {
    return (root) => elementAt(root, at)?.append(...sanitizeBody(html).childNodes);
  }),
);

const events = fc.array(event, { maxLength: 8 });

function elementAt(root: Element, at: number): Element | undefined {
  const all = root.querySelectorAll('*');
  return all[at % Math.max(1, all.length)];
}

let visit: AbortController;

/** Each page for itself: beside another one, it would be another child of its parent. */
function show(html: string, all: readonly CompiledRule[], lookOut: OpenLookout) {
  const root = sanitizeBody(html);
  const session = openSession({ root, path: '/services/voip', rules: all, lookOut });
  session.applyNow();
  session.start(visit.signal);
  return { root, outcome: () => ({ html: exactHtml(root), report: session.report() }) };
}

/** The clock stands still: however slow the machine, nothing is put off. */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(WAYS)('looking for elements %s', (_name, lookOut) => {
  it('finds whatever is called as a selector says, in time and late', async () => {
    const law = fc.asyncProperty(arbitraryStrangePage, rules, events, async (html, all, late) => {
      await letGo();
      visit = new AbortController();
      const pages = [show(html, all, lookOut), show(html, all, openPlainLookout)] as const;
      expect(pages[0].outcome()).toEqual(pages[1].outcome());
      for (const happen of late) {
        for (const { root } of pages) happen(root);
        await Promise.resolve();
        expect(pages[0].outcome()).toEqual(pages[1].outcome());
      }
      visit.abort();
    });
    await fc.assert(law, { numRuns: inject('runs') });
  });

  it.each([
    ['#alpha', 'id', ' alpha ', 'alpha'],
    ['.alpha', 'class', 'alpha\u00A0y', 'alpha'],
    ['[ class = alpha ]', 'class', 'beta', 'alpha'],
    ['.gr\u00F6\u00DFe', 'class', 'beta', 'gr\u00F6\u00DFe'],
    [String.raw`.md\:flex`, 'class', 'md', 'md:flex'],
  ])('%s: hears that %s was %o and is %o now', async (css, name, before, after) => {
    visit = new AbortController();
    const { root } = show('<p>Text</p>', [makeRule({ selectors: [css], action: 'hide' })], lookOut);
    const [paragraph] = root.children;
    paragraph?.setAttribute(name, before);
    await Promise.resolve();
    expect(paragraph?.hasAttribute('hidden')).toBe(false);
    paragraph?.setAttribute(name, after);
    await Promise.resolve();
    expect(paragraph?.hasAttribute('hidden')).toBe(true);
    visit.abort();
  });

  it('finds an attribute that is called in capitals', () => {
    const root = document.createElement('main');
    root.innerHTML = '<svg viewBox="0 0 9 9"></svg>';
    const all = [makeRule({ selectors: ['[viewBox*="0 9"]'], action: 'hide' })];
    openSession({ root, path: '/services/voip', rules: all, lookOut }).applyNow();
    expect(root.firstElementChild?.hasAttribute('hidden')).toBe(true);
  });

  it('leaves others alone when a browser does not know the selector of a rule', async () => {
    visit = new AbortController();
    const unknown = '[title="a"x]';
    expect(() => document.querySelector(unknown)).toThrow();
    const promote = { action: 'promote-heading', options: { level: 2 } };
    const all = [
      makeRule({ id: 'unknown', selectors: [unknown], action: 'hide' }),
      makeRule({ id: 'unknown-text', selectors: [{ css: unknown, text: 'a' }], action: 'hide' }),
      makeRule({ id: 'known', selectors: ['p'], ...promote }),
    ];
    const { root, outcome } = show('<p title="a">Now</p>', all, lookOut);
    root.insertAdjacentHTML('beforeend', '<p title="a">Late</p>');
    root.firstElementChild?.setAttribute('title', 'b');
    await Promise.resolve();
    expect(root.querySelectorAll('h2')).toHaveLength(2);
    const states = outcome().report.rules.map(({ id, state }) => [id, state]);
    expect(states).toEqual([
      ['unknown', 'error'],
      ['unknown-text', 'error'],
      ['known', 'applied'],
    ]);
    visit.abort();
  });
});

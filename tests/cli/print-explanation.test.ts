import { afterEach, describe, expect, it, vi } from 'vitest';
import { paintFor } from '../../src/cli/print/paint.ts';
import { printExplanation } from '../../src/cli/print/print-explanation.ts';
import type { Change, Explanation, Funnel, Step } from '../../src/explain/explanation.ts';

const ONE: Explanation = {
  id: 'my-rule',
  file: 'rules/pages/about.yaml',
  line: 4,
  why: 'It is wrong.',
  action: 'hide',
  verdict: 'applied',
  sentence: 'Made 1 change to 1 element.',
  found: 1,
  changed: 1,
  alternative: 1,
  delays: [0],
  conditions: [],
  alternatives: [],
  elements: [],
  changes: [],
  lostTo: [],
  hints: [],
};

const step = (label: string, more: Partial<Step> = {}): Step => ({
  depth: 0,
  label,
  count: 1,
  isLost: false,
  ...more,
});
const funnel = (selector: string, found: number, isAsked = true): Funnel => ({
  selector,
  found,
  isAsked,
  steps: [step(selector, { count: found })],
});
const change = (more: Partial<Change>): Change => ({
  kind: 'attribute',
  on: '<p>',
  name: 'title',
  before: null,
  after: 'New',
  ...more,
});

afterEach(() => vi.unstubAllEnvs());

/** What is printed below the verdict and its sentence, with fewer dots. */
function linesOf(more: Partial<Explanation>): string[] {
  const text = printExplanation({ ...ONE, ...more }, paintFor({}));
  return text
    .replaceAll(/\.{3,}/g, '...')
    .split('\n')
    .slice(2, -1);
}

describe('an explanation in a terminal', () => {
  it('begins with the rule, what came of it and where it stands', () => {
    expect(printExplanation({ ...ONE, hints: ['Look again.'] }, paintFor({}))).toBe(
      'my-rule  applied  rules/pages/about.yaml:4\n' +
        '  Made 1 change to 1 element.\n  Look again.\n',
    );
  });

  it('shows the steps of the only selector, those inside of it further to the right', () => {
    const steps = [step('p', { count: 3 }), step('a', { depth: 1, nearest: 'class: link' })];
    expect(linesOf({ alternatives: [{ ...funnel('p', 1), steps }] })).toEqual([
      '    p ... 3',
      '      a ... 1  class: link',
    ]);
  });

  it('leaves three dots behind the longest step', () => {
    const long = 'x'.repeat(80);
    expect(linesOf({ alternatives: [funnel(long, 1)] })).toEqual([`    ${long} ... 1`]);
  });

  it('says where the last element was lost, and what came nearest', () => {
    const lost = step('.hreo', { count: 0, isLost: true, nearest: 'nearest class: hero' });
    expect(linesOf({ alternatives: [{ ...funnel('.hreo', 0), steps: [lost] }] })).toEqual([
      '    .hreo ... 0  <- lost here; nearest class: hero',
    ]);
  });

  it('numbers several selectors, and counts those that were not asked', () => {
    const alternatives = [funnel('h1', 0), funnel('h2', 2), funnel('h3', 0, false)];
    const lines = [
      '  selector 1  h1  finds nothing',
      '    h1 ... 0',
      '  selector 2  h2  finds 2',
      '    h2 ... 2',
    ];
    expect(linesOf({ alternatives })).toEqual([...lines, '  1 more selector, not asked any more']);
    expect(linesOf({ alternatives: [...alternatives, funnel('h4', 0, false)] })).toEqual([
      ...lines,
      '  2 more selectors, not asked any more',
    ]);
  });

  it('shows conditions, and no selector where one does not hold', () => {
    const conditions = [
      { label: 'exists: h1', isMet: true, steps: [] },
      { label: 'exists: .team', isMet: false, steps: [step('.team', { count: 0 })] },
    ];
    const alternatives = [funnel('h1', 1)];
    expect(linesOf({ conditions, alternatives, verdict: 'condition-not-met' })).toEqual([
      '  when exists: h1: holds',
      '  when exists: .team: does not hold',
      '    .team ... 0',
    ]);
  });

  it('shows what was found where nothing was changed, and something was asked for', () => {
    const elements = ['<h1>'];
    expect(linesOf({ elements, verdict: 'already-so' })).toEqual(['    <h1>']);
    expect(linesOf({ elements, verdict: 'no-match' })).toEqual([]);
    expect(linesOf({ elements, changes: [change({})] })).not.toContain('    <h1>');
  });

  it('shows what was changed, an element of several changes once', () => {
    const changes = [
      change({}),
      change({ kind: 'text', name: '', before: 'Old', after: 'New' }),
      change({ on: '<a>', before: 'Old', after: null }),
      change({ kind: 'removed', on: '<div>', before: '<img>', after: null }),
      change({ kind: 'added', on: '', after: '<h2>' }),
      change({ kind: 'replaced', on: '<div>', before: '<p>', after: '<h2>' }),
    ];
    expect(linesOf({ changes })).toEqual([
      '    <p>',
      '      title: (none) → "New"',
      '      text: "Old" → "New"',
      '    <a>',
      '      title: "Old" → (none)',
      '    removed <img>  in <div>',
      '    added <h2>',
      '    replaced <p> by <h2>  in <div>',
    ]);
  });

  it('shows eight changes, and counts the others', () => {
    const changes = Array.from({ length: 9 }, () => change({ kind: 'moved', after: '<p>' }));
    expect(linesOf({ changes }).slice(7)).toEqual(['    moved <p>  in <p>', '    … and 1 more']);
    expect(linesOf({ changes: changes.slice(1) })).toHaveLength(8);
  });

  it('names the earlier rules that took the elements away', () => {
    const loss = {
      id: 'early',
      file: 'rules/a.yaml',
      line: 3,
      action: 'hide',
      before: 2,
      after: 0,
    };
    expect(linesOf({ lostTo: [loss] })).toEqual(['  2 → 0 after rule "early"  rules/a.yaml:3']);
  });

  it.each([
    ['applied', 32],
    ['already-so', 32],
    ['off-route', 2],
    ['draft', 2],
    ['no-match', 31],
    ['too-many', 31],
  ] as const)(
    'paints %s with %i where there are colors, and not where nobody wants them',
    (verdict, color) => {
      const print = () => printExplanation({ ...ONE, verdict }, paintFor({ isTTY: true }));
      vi.stubEnv('NO_COLOR', '');
      expect(print()).toContain(`\u001B[${color}m${verdict}`);
      vi.stubEnv('NO_COLOR', '1');
      expect(print()).not.toContain('\u001B');
    },
  );
});

import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { openSession } from '../../src/engine/index.ts';
import { arbitraryPage } from '../support/arbitrary-page.ts';
import { arbitraryRules } from '../support/arbitrary-rules.ts';
import { carryOver } from '../support/carry-over.ts';
import { canonicalHtml } from '../support/canonical-html.ts';
import { letGo } from '../support/let-go.ts';
import { openPage } from '../support/open-page.ts';
import { makeRule } from '../support/rule.ts';

const path = '/services/voip';
const options = { numRuns: Math.ceil(inject('runs') / 5) };

const insertForm = makeRule({
  id: 'form',
  selectors: ['p'],
  action: 'insert-component',
  options: { component: 'contact-form', position: 'after', props: { variant: 'homepage' } },
  once: true,
});

describe('going on from where another session left a page', () => {
  it('edits nothing and reports the same, whatever the page and its rules', async () => {
    const law = fc.asyncProperty(arbitraryPage, arbitraryRules, async (html, rules) => {
      await letGo();
      const { root, session } = openPage(html, rules);
      session.applyNow();
      session.settle();
      const before = canonicalHtml(root);
      const arrived = carryOver(root);
      fc.pre(canonicalHtml(arrived) === before);

      const next = openSession({ root: arrived, path, rules });
      next.resume(session.progress());
      expect(next.trace().writes).toEqual([]);
      expect(canonicalHtml(arrived)).toBe(before);
      expect(next.progress()).toEqual(session.progress());
      expect(next.report()).toEqual(session.report());
    });
    await fc.assert(law, options);
  });

  it('takes over the elements made for components, with what their rule tells them', () => {
    const { root, session } = openPage('<p>one</p><p>two</p>', [insertForm]);
    session.applyNow();
    const arrived = carryOver(root);
    const next = openSession({ root: arrived, path, rules: [insertForm] });
    next.resume(session.progress());
    expect(next.mountPoints.list()).toMatchObject([
      { component: 'contact-form', props: { variant: 'homepage' }, ruleId: 'form' },
    ]);
    expect(next.mountPoints.list()[0]?.element).toBe(arrived.querySelector('[data-component]'));
  });

  it('runs a rule that the earlier session did not know', () => {
    const { root, session } = openPage('<p>one</p>', []);
    session.applyNow();
    const rule = makeRule({ selectors: ['p'], action: 'add-class', options: { class: 'new' } });
    const next = openSession({ root, path, rules: [rule] });
    next.resume(session.progress());
    expect(root.querySelector('p')?.className).toBe('new');
    expect(next.report().rules).toMatchObject([{ state: 'applied', changed: 1 }]);
  });

  it('knows what went wrong before, though it would not any more', () => {
    const rules = [
      makeRule({
        id: 'moves',
        selectors: ['h2'],
        action: 'move',
        options: { to: '.goal', position: 'before' },
      }),
      makeRule({ id: 'hides', selectors: ['section:not(.goal) > p'], action: 'hide' }),
      makeRule({
        id: 'names',
        selectors: ['section'],
        action: 'add-class',
        options: { class: 'goal' },
        delays: [500],
      }),
    ];
    const html = '<section><p data-protected>one</p></section><h2>two</h2>';
    const { root, session } = openPage(html, rules);
    session.applyNow();
    session.settle();
    const next = openSession({ root: carryOver(root), path, rules });
    next.resume(session.progress());
    expect(next.report()).toEqual(session.report());
    expect(next.report().rules).toMatchObject([{ state: 'error' }, { state: 'protected' }, {}]);
  });

  it('does not let rules fight again that were cut', () => {
    const change = (id: string, action: string) =>
      makeRule({ id, selectors: ['p'], action, options: { class: 'red' } });
    const rules = [change('adds', 'add-class'), change('takes', 'remove-class')];
    const { root, session } = openPage('<p>one</p>', rules);
    session.applyNow();
    const next = openSession({ root, path, rules });
    next.resume(session.progress());
    expect(next.trace().writes).toEqual([]);
    expect(next.report().rules).toMatchObject([{ state: 'fought' }, { state: 'fought' }]);
  });
});

import fc from 'fast-check';
import { describe, expect, inject, it, vi } from 'vitest';
import type { CompiledRule } from '../../src/contract/rules.ts';
import type { Write } from '../../src/engine/index.ts';
import { arbitraryPage } from '../support/arbitrary-page.ts';
import { arbitraryRules } from '../support/arbitrary-rules.ts';
import { canonicalHtml, exactHtml } from '../support/canonical-html.ts';
import { letGo } from '../support/let-go.ts';
import { openPage, type OpenPage } from '../support/open-page.ts';
import { makeRule } from '../support/rule.ts';
import { useShownPages } from '../support/shown-pages.ts';

const options = { numRuns: Math.ceil(inject('runs') / 5) };

const addClass = (name: string, rule: Partial<CompiledRule> = {}): CompiledRule =>
  makeRule({ id: name, selectors: ['p'], action: 'add-class', options: { class: name }, ...rule });

const insertForm = (rule: Partial<CompiledRule> = {}): CompiledRule =>
  makeRule({
    id: 'form',
    selectors: ['p'],
    action: 'insert-component',
    options: { component: 'contact-form', position: 'after' },
    once: true,
    ...rule,
  });

describe('replacing the rules of a page', () => {
  it('makes what the new rules make of the original', async () => {
    const law = fc.asyncProperty(
      arbitraryPage,
      arbitraryRules,
      arbitraryRules,
      async (html, first, second) => {
        await letGo();
        const changed = openPage(html, first);
        changed.session.applyNow();
        changed.session.replaceRules(second);
        const fresh = openPage(html, second);
        fresh.session.applyNow();
        expect(exactHtml(changed.root)).toBe(exactHtml(fresh.root));
        expect(changed.session.report()).toEqual(fresh.session.report());

        changed.session.settle();
        changed.session.replaceRules(first);
        const again = openPage(html, first);
        again.session.applyNow();
        again.session.settle();
        expect(exactHtml(changed.root)).toBe(exactHtml(again.root));
        expect(namesOf(changed)).toEqual(namesOf(again));
      },
    );
    await fc.assert(law, options);
  });

  it('can be taken back exactly', async () => {
    const law = fc.asyncProperty(
      arbitraryPage,
      arbitraryRules,
      arbitraryRules,
      async (html, first, second) => {
        await letGo();
        const { root, session } = openPage(html, first);
        const before = exactHtml(root);
        session.applyNow();
        session.replaceRules(second);
        session.settle();
        session.revert();
        expect(exactHtml(root)).toBe(before);
        expect(session.mountPoints.list()).toEqual([]);
      },
    );
    await fc.assert(law, options);
  });

  it('keeps the elements of components whose rule still makes them, and tells nobody', () => {
    const { root, session } = openPage('<p>one</p><p>two</p>', [addClass('red'), insertForm()]);
    session.applyNow();
    const [form] = session.mountPoints.list();
    form!.element.textContent = 'typed';
    const told = vi.fn<() => void>();
    session.mountPoints.subscribe(told);

    session.replaceRules([addClass('blue'), insertForm()]);
    expect(session.mountPoints.list()).toEqual([form]);
    expect(told).not.toHaveBeenCalled();
    expect(canonicalHtml(root)).toContain('typed');
    expect(root.querySelectorAll('.blue')).toHaveLength(2);
    expect(root.querySelectorAll('.red')).toHaveLength(0);
  });

  it.each([
    insertForm({ once: false }),
    makeRule({
      selectors: ['p + div'],
      action: 'replace-content',
      options: { components: ['contact-form', 'contact-form'] },
    }),
  ])('leaves each element that it keeps in its place: $action', (form) => {
    const { root, session } = openPage('<p>one</p><div></div><p>two</p><div></div>', [form]);
    session.applyNow();
    const before = session.mountPoints.list();
    const told = vi.fn<() => void>();
    session.mountPoints.subscribe(told);

    session.replaceRules([addClass('blue'), form]);
    expect(session.mountPoints.list()).toEqual(before);
    expect([...root.querySelectorAll('[data-component]')]).toEqual(
      before.map(({ element }) => element),
    );
    expect(told).not.toHaveBeenCalled();
  });

  it('makes new elements when the component is another one', () => {
    const { session } = openPage('<p>one</p>', [insertForm()]);
    session.applyNow();
    const [form] = session.mountPoints.list();
    const told = vi.fn<() => void>();
    session.mountPoints.subscribe(told);
    session.replaceRules([
      insertForm({ options: { component: 'contact-hero', position: 'after' } }),
    ]);
    const [hero] = session.mountPoints.list();
    expect(hero?.element).not.toBe(form?.element);
    expect(form?.element.isConnected).toBe(false);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('does nothing when the rules only moved in their file', () => {
    const { root, session } = openPage('<p>one</p>', [addClass('red')]);
    session.applyNow();
    const records = observe(root);
    session.replaceRules([addClass('red', { source: { file: 'rules/test.yaml', line: 9 } })]);
    expect(records()).toEqual([]);
    expect(session.report().rules[0]).toMatchObject({ line: 9, changed: 1 });
  });

  it('says what each rule wrote to, and how long it took', () => {
    const heading = makeRule({
      id: 'heading',
      selectors: ['p'],
      action: 'promote-heading',
      options: { level: 2 },
    });
    const { root, session } = openPage('<p>one</p>', [addClass('red')]);
    session.applyNow();
    const heard: Write[] = [];
    const begin = vi.fn<() => void>();
    session.replaceRules([addClass('red'), heading], { begin, wrote: (one) => heard.push(one) });
    expect(begin).toHaveBeenCalledTimes(1);
    const h2 = root.querySelector('h2');
    expect(heard.map(({ ruleId }) => ruleId)).toEqual(['red', 'heading']);
    expect(session.trace().writes).toEqual([
      { ruleId: 'red', element: h2 },
      { ruleId: 'heading', element: h2 },
    ]);
    expect([...session.trace().milliseconds.keys()]).toEqual(['red', 'heading']);
  });
});

describe('on a page that is shown', () => {
  const { leave, showPage } = useShownPages();
  const show = (rules: readonly CompiledRule[]): OpenPage => showPage('<p>one</p>', rules);

  it('applies at once what would have been due by now, and waits for the rest', () => {
    const { root, session } = show([addClass('red')]);
    vi.advanceTimersByTime(600);
    session.replaceRules([
      addClass('early', { delays: [500] }),
      addClass('late', { delays: [1000] }),
    ]);
    expect(root.querySelector('p')?.className).toBe('early');
    vi.advanceTimersByTime(399);
    expect(root.querySelector('p')?.className).toBe('early');
    vi.advanceTimersByTime(1);
    expect(root.querySelector('p')?.className).toBe('early late');
  });

  it('forgets the timers of the old rules and leaves none behind', () => {
    const { session } = show([addClass('red', { delays: [5000] })]);
    session.replaceRules([addClass('blue', { delays: [6000] })]);
    expect(vi.getTimerCount()).toBe(1);
    leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on with what comes late', async () => {
    const { root, session } = show([addClass('red')]);
    session.replaceRules([addClass('blue')]);
    root.insertAdjacentHTML('beforeend', '<p>late</p>');
    await Promise.resolve();
    expect(root.querySelectorAll('.blue')).toHaveLength(2);
    expect(root.querySelectorAll('.red')).toHaveLength(0);
  });
});

function namesOf({ session }: ReturnType<typeof openPage>): string[] {
  return session.mountPoints.list().map(({ component, ruleId }) => `${ruleId} ${component}`);
}

function observe(root: Element): () => MutationRecord[] {
  const observer = new MutationObserver(() => {});
  observer.observe(root, { subtree: true, attributes: true, childList: true });
  return () => observer.takeRecords();
}

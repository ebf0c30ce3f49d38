import { describe, expect, it, vi } from 'vitest';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { openPage } from '../support/open-page.ts';
import { makeRule } from '../support/rule.ts';
import { addFound, observers, useShownPages } from '../support/shown-pages.ts';

const { showPage } = useShownPages();

const OPPONENTS = [
  addFound('p', { id: 'adds' }),
  makeRule({ id: 'takes', selectors: ['p'], action: 'remove-class', options: { class: 'found' } }),
];

describe('law 5: a fight always ends', () => {
  it('two rules that undo each other are cut and both named', async () => {
    const { session } = showPage('<p>one</p>', OPPONENTS);
    expect(session.report().rules).toMatchObject([
      { id: 'adds', state: 'fought', fights: ['takes'] },
      { id: 'takes', state: 'fought', fights: ['adds'] },
    ]);
    expect(
      session.report().rules.reduce((sum, { changed }) => sum + changed, 0),
    ).toBeLessThanOrEqual(10);
  });

  it('a third rule that wrote once before is neither stopped nor named', () => {
    const bystander = addFound('p', { id: 'once', options: { class: 'wide' } });
    const { session } = showPage('<p>one</p>', [...OPPONENTS, bystander]);
    expect(session.report().rules).toMatchObject([
      { state: 'fought', fights: ['takes'] },
      { state: 'fought', fights: ['adds'] },
      { state: 'applied', changed: 1 },
    ]);
  });

  it('two fights on one page are told apart', () => {
    const set = (id: string, text: string): CompiledRule =>
      makeRule({ id, selectors: ['h2'], action: 'replace-content', options: { text } });
    const rules = [...OPPONENTS, set('one-word', 'one'), set('other-word', 'other')];
    const { session } = showPage('<h2>word</h2><p>one</p>', rules);
    expect(session.report().rules).toMatchObject([
      { id: 'adds', fights: ['takes'] },
      { id: 'takes', fights: ['adds'] },
      { id: 'one-word', fights: ['other-word'] },
      { id: 'other-word', fights: ['one-word'] },
    ]);
  });

  it.each(['before', 'after', 'start', 'end'])(
    'a rule that moves several elements to one place, %s, does not fight with itself',
    (position) => {
      const options = { to: '.goal', position };
      const rule = makeRule({ selectors: ['p'], action: 'move', options });
      const html = '<p>one</p> <i>x</i> <p>two</p><div class="goal"><b>goal</b></div><p>three</p>';
      const { root, session } = showPage(html, [rule]);
      expect(session.report().rules).toMatchObject([{ state: 'applied', found: 3 }]);
      expect([...root.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
        'one',
        'two',
        'three',
      ]);
    },
  );

  it('a third rule does not add an eleventh write to what two have fought over', () => {
    const rules = [
      ...OPPONENTS,
      addFound('p', { id: 'comes-late', delays: [50], options: { class: 'late' } }),
    ];
    const { root, session } = showPage('<p>one</p>', rules);
    vi.advanceTimersByTime(100);
    const changes = session.report().rules.map(({ changed }) => changed);
    expect(changes.reduce((sum, changed) => sum + changed, 0)).toBe(10);
    expect(changes.at(-1)).toBe(0);
    expect(root.querySelector('p')?.classList.contains('late')).toBe(false);
  });

  it('two elements that each must stand behind the other', () => {
    const after = (id: string, other: string): CompiledRule =>
      makeRule({
        id,
        selectors: [`.${id}`],
        action: 'move',
        options: { to: `.${other}`, position: 'after' },
      });
    const { session } = openPage('<p class="one">1</p><p class="two">2</p>', [
      after('one', 'two'),
      after('two', 'one'),
    ]);
    session.applyNow();
    expect(session.report().rules).toMatchObject([
      { state: 'fought', fights: ['two'] },
      { state: 'fought', fights: ['one'] },
    ]);
  });

  it('a rule that finds the next section by the number of the one it moved', () => {
    const rule = makeRule({
      selectors: [{ 'nth-section': 1 }],
      action: 'move',
      options: { to: { 'nth-section': 2 }, position: 'after' },
    });
    const { session } = showPage('<section>1</section><section>2</section>', [rule]);
    expect(session.report().rules).toMatchObject([
      {
        state: 'fought',
        message: 'Stopped: it or something else on the page keeps undoing it.',
      },
    ]);
  });

  it('a script on the page that undoes a rule wins after ten writes', async () => {
    const { root, session } = showPage('<p>one</p>', [addFound('p')]);
    const paragraph = root.querySelector('p') as HTMLElement;
    const opponent = new MutationObserver(() => {
      if (paragraph.classList.contains('found')) paragraph.classList.remove('found');
    });
    opponent.observe(paragraph, { attributes: true });
    paragraph.classList.remove('found');
    for (let turn = 0; turn < 100; turn += 1) await observers();
    opponent.disconnect();
    const [report] = session.report().rules;
    expect(report).toMatchObject({ state: 'fought', changed: 10, fights: [] });
  });
});

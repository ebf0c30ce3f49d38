import { describe, expect, it } from 'vitest';
import { makeRule } from '../../support/rule.ts';
import { useShownPages } from '../../support/shown-pages.ts';
import { hide, listHidden, LOOKOUTS, openWith } from './lookouts.ts';

const { show } = useShownPages();

const textOf = ({ textContent }: Element): string => textContent;

describe.each(LOOKOUTS)('looking for texts %s', (_name, lookOut) => {
  it('no longer reads what a component has taken over', async () => {
    const page = openWith(lookOut, '<p>our<i> past</i></p><b></b>', [
      hide({ css: 'p', text: 'our' }),
    ]);
    show(page);
    page.root.querySelector('i')?.setAttribute('data-component', 'map');
    await Promise.resolve();
    expect(listHidden(page).map(textOf)).toEqual(['our past']);
  });

  it('reads past letters that mean nothing', () => {
    const page = openWith(lookOut, '<p>Mana\u00ADged net</p>', [
      hide({ css: 'p', text: 'managed net' }),
    ]);
    page.session.applyNow();
    expect(listHidden(page)).toHaveLength(1);
  });

  it('finds a long word whose last letter comes late, each in an element of its own', async () => {
    const letters = [...'internationalization'].map((letter) => `<b>${letter}</b>`);
    const html = `<p>${letters.slice(0, -1).join('')}</p>`;
    const page = openWith(lookOut, html, [hide({ css: 'p', text: 'internationalization' })]);
    show(page);
    expect(listHidden(page)).toEqual([]);
    page.root.querySelector('p')?.insertAdjacentHTML('beforeend', letters.at(-1) as string);
    await Promise.resolve();
    expect(listHidden(page)).toHaveLength(1);
  });

  it.each([
    ['few', ''],
    ['many', '<section><p>and so on</p></section>'.repeat(50)],
  ])(
    'finds a text behind what a component has drawn in the meantime, beside %s others',
    (_many, others) => {
      const rules = [
        hide({ css: 'p', text: 'first' }),
        makeRule({
          selectors: ['.place'],
          action: 'insert-component',
          options: { component: 'map', position: 'start' },
        }),
        { ...hide({ css: 'p', text: 'last of all' }), delays: [100] },
      ];
      const html = '<section><div class="place"></div><p>one</p><p>last of all</p></section>';
      const page = openWith(lookOut, `<p>first</p>${html}${others}`, rules);
      page.session.applyNow();
      page.session.mountPoints.list()[0]?.element.replaceChildren('Drawn. '.repeat(9));
      page.session.settle();
      expect(listHidden(page).map(textOf)).toEqual(['first', 'last of all']);
    },
  );

  it('finds a heading that was none before, by words in an element that it holds', () => {
    const rules = [
      hide({ heading: 'cloud backup', contains: true }),
      makeRule({ selectors: ['p'], action: 'promote-heading', options: { level: 2 } }),
    ];
    const page = openWith(lookOut, '<p>our <b>cloud backup</b> plan</p>', rules);
    page.session.applyNow();
    expect(listHidden(page).map(textOf)).toEqual(['our cloud backup plan']);
  });

  it.each([
    ['few', ''],
    ['many', '<p>and so on</p>'.repeat(50)],
  ])('finds a text in what a rule has made of its element, beside %s others', (_many, others) => {
    const rules = [
      hide({ css: 'p', text: 'first' }),
      makeRule({ selectors: ['a'], action: 'unwrap' }),
      makeRule({ selectors: ['.title'], action: 'promote-heading', options: { level: 3 } }),
      hide({ css: 'h3', text: 'a long heading' }),
      hide({ css: 'p', text: 'a link in it' }),
      hide({ css: 'p', text: 'last but one' }),
      makeRule({ selectors: ['.gone'], action: 'unwrap' }),
      hide({ css: 'p', text: 'last of all' }),
    ];
    const breaks = '<br>'.repeat(20);
    const html =
      `<p>first</p><p class="title">A long${breaks}<b>heading</b></p>` +
      `<p>a <a href="/">link${breaks}in</a> it</p>` +
      `<p>last but one</p>${breaks.replaceAll('br', 'br class="gone"')}<p>last of all</p>${others}`;
    const page = openWith(lookOut, html, rules);
    page.session.applyNow();
    expect(listHidden(page).map(textOf)).toEqual([
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
      hide({ css: 'h3', text: 'new words' }),
    ];
    const page = openWith(lookOut, `<p class="title">${before}</p>`, rules);
    page.session.applyNow();
    expect(listHidden(page).map(textOf)).toEqual(['new words']);
  });

  it.each([
    ['few', ''],
    ['many', '<p>and so on</p>'.repeat(50)],
  ])('finds a text behind paragraphs that were unwrapped, beside %s others', (_many, others) => {
    const rules = [
      hide({ css: 'p', text: 'first' }),
      makeRule({ selectors: ['.line'], action: 'unwrap' }),
      hide({ css: 'p', text: 'towns' }),
      hide({ css: 'p', text: 'fees' }),
    ];
    const lines = '<blockquote class="line"><p>One</p></blockquote>'.repeat(9);
    const html = `<p>first</p><div>${lines}<p>Towns</p><p>Fees</p></div>${others}`;
    const page = openWith(lookOut, html, rules);
    page.session.applyNow();
    expect(listHidden(page).map(textOf)).toEqual(['first', 'Towns', 'Fees']);
  });

  it('finds words of paragraphs that an unwrap has brought into one', () => {
    const rules = [
      hide({ css: '.story', 'text-contains': 'our clients' }),
      makeRule({ selectors: ['.line'], action: 'unwrap' }),
    ];
    const html =
      '<p>our other words</p><div class="story"><p class="line">Our</p><p class="line">clients</p></div>';
    const page = openWith(lookOut, html, rules);
    page.session.applyNow();
    expect(listHidden(page)).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { makeRule } from '../../support/rule.ts';
import { useShownPages } from '../../support/shown-pages.ts';
import { hide, listHidden, LOOKOUTS, openWith } from './lookouts.ts';

const { show } = useShownPages();

describe.each(LOOKOUTS)('looking for classes, ids and attributes %s', (_name, lookOut) => {
  it('finds values that are written otherwise in markup', () => {
    const values = ['?a=1&b=2', '<b>', 'say "hi"', 'a>b'];
    const rules = values.map((value) => hide(`[title*='${value}']`));
    const page = openWith(lookOut, '<p></p><p></p><p></p><p></p>', rules);
    for (const [index, value] of values.entries()) {
      page.root.children[index]?.setAttribute('title', `so: ${value}`);
    }
    page.session.applyNow();
    expect(listHidden(page)).toHaveLength(values.length);
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
    const page = openWith(lookOut, '<p></p><p></p><p></p>', [hide(css)]);
    const [first, , last] = page.root.children;
    first?.setAttribute(name, before);
    last?.setAttribute(name, value);
    page.session.applyNow();
    expect(listHidden(page)).toEqual([last]);
  });

  it('finds by its style what another rule has styled', () => {
    const rules = [
      makeRule({
        selectors: ['p'],
        action: 'set-style',
        options: { style: { 'padding-top': '1px' } },
      }),
      hide('[style*="padding"]'),
    ];
    const page = openWith(lookOut, '<p></p>', rules);
    page.session.applyNow();
    expect(listHidden(page)).toHaveLength(1);
  });

  it('hears of attributes that are written with capitals', async () => {
    const html = '<p><svg viewBox="0 0 9 9"><path d="M0 0"></path></svg></p>';
    const page = openWith(lookOut, html, [hide('svg[viewBox="0 0 1 1"]')]);
    show(page);
    const drawing = page.root.querySelector('svg');
    drawing?.setAttribute('viewBox', '0 0 1 1');
    await Promise.resolve();
    expect(listHidden(page)).toEqual([drawing]);
  });

  it.each([
    ['class', 'summer', '.summer b'],
    ['id', 'sale', '#sale b'],
    ['title', 'On sale', 'div[title*="sale"] b'],
    ['title', 'On sale', 'h2, div[title="On sale"] > p > b'],
    ['title', 'On sale', 'div[ title ] b'],
  ])('sees what the page itself takes on: %s %s, %s', async (name, value, css) => {
    const page = openWith(lookOut, '<p><b>now</b></p>', [hide(css)]);
    show(page);
    page.root.setAttribute(name, value);
    await Promise.resolve();
    expect(page.session.report().rules).toMatchObject([{ changed: 1 }]);
  });

  it('sees what has changed behind a fence when the fence is taken away', async () => {
    const rules = [
      hide('.late'),
      hide('#late'),
      hide('[title="late"]'),
      hide({ css: 'b', text: 'late' }),
      hide('.late i'),
    ];
    const html = '<div data-component="map"><p></p><b>once</b><i></i></div>';
    const page = openWith(lookOut, '<section></section>', rules);
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
    expect(listHidden(page)).toHaveLength(0);
    fence.removeAttribute('data-component');
    await Promise.resolve();
    expect(listHidden(page).map(({ localName }) => localName)).toEqual(['p', 'i', 'b', 'i', 'a']);
  });

  it.each(['<!-- <i class="none"> -->', '<template><i></i></template>', '<style>a<b</style>'])(
    'finds what stands and what comes beside %s',
    async (strange) => {
      const rules = ['.late', '#late', '[title="late"]', '.late i'].map(hide);
      const html = '<p class="late"><i></i></p><p id="late"></p><p title="late"></p>';
      for (const before of [strange, '<p></p>']) {
        const page = openWith(lookOut, '', rules);
        page.root.innerHTML = before + html;
        show(page);
        expect(listHidden(page)).toHaveLength(4);
        page.root.insertAdjacentHTML('afterbegin', `<div>${strange}${html}</div>`);
        await Promise.resolve();
        page.root.insertAdjacentHTML('beforeend', html);
        await Promise.resolve();
        expect(listHidden(page)).toHaveLength(12);
      }
    },
  );
});

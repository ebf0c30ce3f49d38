import { describe, expect, it } from 'vitest';
import { makeRule } from '../../support/rule.ts';
import { observers, useShownPages } from '../../support/shown-pages.ts';
import { hide, listHidden, LOOKOUTS, openWith } from './lookouts.ts';

const { show } = useShownPages();

describe.each(LOOKOUTS)('looking at places %s', (_name, lookOut) => {
  it('hears of a text that parts a component from the link around its element', async () => {
    const rule = makeRule({
      selectors: ['.card p'],
      action: 'insert-component',
      options: { component: 'blog-teasers', position: 'after' },
    });
    const html = '<a href="/"><div class="card"><p>one</p></div></a>';
    const { root } = show(openWith(lookOut, html, [rule]));
    root.querySelector('a')!.after('late');
    await observers();
    expect(root.querySelector('a')?.nextSibling).toBe(root.querySelector('[data-component]'));
  });

  it('looks for images that could not be loaded once the page is shown', () => {
    const html = '<p><img src="/none.svg" alt="None"></p>';
    const page = openWith(lookOut, html, [hide({ 'broken-image': true })]);
    const image = page.root.querySelector('img')!;
    page.session.applyNow();
    expect(listHidden(page)).toEqual([]);
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
    show(page);
    page.session.settle();
    expect(listHidden(page)).toEqual([image]);
  });

  it('knows what stands around the page', () => {
    const page = openWith(lookOut, '<p>one</p>', [hide('.site p'), hide('#elsewhere p')]);
    const site = Object.assign(document.createElement('div'), { className: 'site' });
    site.append(page.root);
    page.session.applyNow();
    expect(listHidden(page)).toHaveLength(1);
    const [around, elsewhere] = page.session.report().rules;
    expect([around?.changed, elsewhere?.changed]).toEqual([1, 0]);
  });

  it('moves an element to the first of its places, though that comes late and far away', async () => {
    const rule = makeRule({
      selectors: ['.note'],
      action: 'move',
      options: { to: '.place', position: 'end' },
    });
    const html = '<section></section><section class="place"><p class="note">one</p></section>';
    const { root } = show(openWith(lookOut, html, [rule]));
    const place = Object.assign(document.createElement('div'), { className: 'place' });
    root.firstElementChild?.append(place);
    await observers();
    expect(place.innerHTML).toBe('<p class="note">one</p>');
  });

  it('finds what comes late into an element that stands far around it', async () => {
    const html = '<div class="card"><section><p>one</p></section></div>';
    const page = show(openWith(lookOut, html, [hide('.card em')]));
    page.root.querySelector('p')?.append(document.createElement('em'));
    await observers();
    expect(listHidden(page)).toEqual([page.root.querySelector('em')]);
  });

  it('counts no section that a component has drawn', () => {
    const rules = [
      makeRule({
        selectors: ['.place'],
        action: 'insert-component',
        options: { component: 'map', position: 'before' },
      }),
      { ...hide({ 'nth-section': 1 }), delays: [100] },
    ];
    const page = openWith(lookOut, '<section class="place"></section>', rules);
    page.session.applyNow();
    page.session.mountPoints.list()[0]!.element.innerHTML = '<section></section>';
    page.session.settle();
    expect(listHidden(page)).toEqual([page.root.querySelector('.place')]);
  });
});

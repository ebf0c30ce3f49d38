import { describe, expect, it } from 'vitest';
import { makeRule } from '../support/rule.ts';
import { addFound, observers, useShownPages } from '../support/shown-pages.ts';

const { showPage } = useShownPages();

describe('what comes late', () => {
  it('is corrected too, before anything else can happen', async () => {
    const { root } = showPage('<p>one</p>', [addFound('p')]);
    root.insertAdjacentHTML('beforeend', '<div><p>late</p></div>');
    await observers();
    expect(root.querySelectorAll('.found')).toHaveLength(2);
  });

  it('is corrected also after something that concerns nobody', async () => {
    const { root } = showPage('<div>one</div>', [addFound('.later')]);
    const element = root.querySelector('div');
    element?.style.setProperty('opacity', '0');
    await observers();
    element?.classList.add('later');
    await observers();
    expect(element?.className).toBe('later found');
  });

  it('includes changed attributes and texts', async () => {
    const html = '<div>one</div><p>two</p>';
    const rules = [
      addFound('.later', { id: 'by-class' }),
      addFound('p', { id: 'by-text', selectors: [{ css: 'p', text: 'three' }] }),
    ];
    const { root } = showPage(html, rules);
    root.querySelector('p')?.classList.add('later');
    const text = root.querySelector('p')?.firstChild as Text;
    text.data = 'three';
    await observers();
    expect(root.querySelectorAll('.found')).toHaveLength(1);
  });

  it('leaves alone what a component draws', async () => {
    const rules = [
      makeRule({
        id: 'form',
        selectors: ['div'],
        action: 'insert-component',
        options: { component: 'contact-form', position: 'end' },
      }),
      addFound('p, div', { id: 'all' }),
    ];
    const { root, session } = showPage('<div><p>one</p></div>', rules);
    const before = session.report();
    session.mountPoints
      .list()[0]
      ?.element.insertAdjacentHTML('beforeend', '<p>drawn <b>here</b></p>');
    await observers();
    expect(root.querySelectorAll('[data-component] .found')).toHaveLength(0);
    expect(session.report()).toEqual(before);
  });

  it('does not read what a component draws', async () => {
    const insert = makeRule({
      id: 'insert',
      selectors: ['p'],
      action: 'insert-component',
      options: { component: 'contact-form', position: 'after' },
    });
    const found = addFound('', { selectors: [{ css: '.alpha', 'text-contains': ['talk to us'] }] });
    const { root } = showPage('<div class="alpha"><p>one</p></div>', [insert, found]);
    root.querySelector('[data-component]')!.innerHTML = '<h2>Talk to us</h2>';
    root.querySelector('.alpha')!.append('two');
    await observers();
    expect(root.querySelector('.found')).toBeNull();
    root.querySelector('.alpha')!.append(' talk to us');
    await observers();
    expect(root.querySelectorAll('.found')).toHaveLength(1);
  });

  it('an image that cannot be loaded', () => {
    const rule = addFound('img', { selectors: [{ 'broken-image': true }] });
    const { root } = showPage('<img src="/missing.svg" alt="">', [rule]);
    const image = root.querySelector('img') as HTMLImageElement;
    Object.defineProperty(image, 'complete', { value: true });
    Object.defineProperty(image, 'naturalWidth', { value: 0 });
    image.dispatchEvent(new Event('error'));
    expect(image.className).toBe('found');
  });
});

import { describe, expect, it } from 'vitest';
import type { CompiledRule } from '../../../src/contract/rules.ts';
import type { Lookout, OpenLookout } from '../../../src/engine/plan/lookout.ts';
import { makeRule } from '../../support/rule.ts';
import { observers, useShownPages } from '../../support/shown-pages.ts';
import { hide, listHidden, LOOKOUTS, openWith } from './lookouts.ts';

const { show } = useShownPages();

const HTML =
  '<section><h2>Our team</h2><p class="lead">one</p><p>two</p></section>' +
  '<section><p><img src="/a.svg" alt=""></p><b>9:41</b></section>';

const shown = { exists: { heading: 'Our team' } };

/** What rules may ask for, and a clock on the page has nothing to do with. */
const RULES: [string, Pick<CompiledRule, 'selectors'> & Partial<CompiledRule>][] = [
  ['what does not fit', { selectors: ['p:not(.lead, section .other)'] }],
  ['one of several', { selectors: ['section :is(.lead, h2)'] }],
  ['the first few', { selectors: [{ first: 1, of: 'p' }] }],
  ['what several selectors find', { selectors: [{ 'all-of': ['p', '.lead'] }] }],
  ['what is around', { selectors: [{ 'container-of': '.lead' }] }],
  ['what is around in CSS', { selectors: [{ 'container-of': '.lead', css: 'section' }] }],
  ['a section by its number', { selectors: [{ 'nth-section': 2 }] }],
  ['the end of the page', { selectors: [{ 'end-of': 'main' }] }],
  ['the whole page', { selectors: [{ main: true }] }],
  ['the first selector that finds', { selectors: ['.no-such', { heading: 'Our team' }] }],
  ['one element', { selectors: [{ css: 'p', text: 'two' }], once: true }],
  ['something on a condition', { selectors: ['.lead'], when: [shown, { not: shown }] }],
  ['something on another page', { selectors: ['.lead'], when: [{ 'path-contains': 'legal' }] }],
  ['what cannot be shown', { selectors: [{ 'broken-image': true }] }],
  ['what is empty', { selectors: [{ empty: 'p' }] }],
];

/** Keeps the lookout in sight. */
function inSight(lookOut: OpenLookout): { open: OpenLookout; lookout(): Lookout } {
  let opened: Lookout;
  return {
    open: (root, runs) => (opened = lookOut(root, runs)),
    lookout: () => opened,
  };
}

describe.each(LOOKOUTS)('looking for elements %s', (_name, lookOut) => {
  it.each(RULES)('lets a rule alone that asks for %s, when a clock ticks', async (_what, asks) => {
    const { open, lookout } = inSight(lookOut);
    const rule = makeRule({
      action: 'set-attribute',
      options: { name: 'title', value: 'x' },
      ...asks,
    });
    const { root } = show(openWith(open, HTML, [rule]));
    const clock = root.querySelector('b') as HTMLElement;
    const told: boolean[] = [];
    const note = lookout().note.bind(lookout());
    lookout().note = (changes, writer) => {
      note(changes, writer);
      told.push(lookout().isAsked());
    };
    clock.textContent = '9:42';
    await observers();
    clock.classList.toggle('ticking');
    await observers();
    clock.firstChild!.nodeValue = '9:43';
    await observers();
    expect(told).toEqual([false, false, false]);
  });

  it.each([
    ['a class comes to it', (clock: Element) => clock.classList.add('read')],
    ['a class comes around it', (clock: Element) => clock.parentElement?.classList.add('read')],
    ['it moves', (clock: Element) => clock.ownerDocument.querySelector('.read')?.append(clock)],
    [
      'something around it moves',
      (clock: Element) =>
        clock.ownerDocument.querySelector('.read')?.append(clock.parentElement as Element),
    ],
  ])('reads a clock again that nobody has read, after %s', async (_what, change) => {
    const html = '<p><b>9:41</b></p><div class="read"></div><p><i>0 s</i></p>';
    const rule = hide({ css: '.read', 'text-contains': '9:43' });
    const page = show(openWith(lookOut, html, [rule]));
    const clock = page.root.querySelector('b') as HTMLElement;
    clock.textContent = '9:42';
    await observers();
    (page.root.querySelector('i') as HTMLElement).textContent = '1 s';
    await observers();
    change(clock);
    await observers();
    expect(listHidden(page)).toEqual([]);
    clock.textContent = '9:43';
    await observers();
    expect(listHidden(page)).toHaveLength(1);
  });

  it.each([
    ['a picture loses its address', (image: Element) => image.removeAttribute('src')],
    ['a picture loses its file', (image: Element) => image.removeAttribute('srcset')],
  ])('hears that an element is empty once %s', async (_what, lose) => {
    const html = '<p><img src="/a.svg" alt=""></p><p><img srcset="/a.svg 2x" alt=""></p>';
    const page = show(openWith(lookOut, html, [hide({ empty: 'p' })]));
    expect(listHidden(page)).toEqual([]);
    for (const image of page.root.querySelectorAll('img')) lose(image);
    await observers();
    expect(listHidden(page)).toHaveLength(1);
  });

  it('hears that an element is empty once what makes an exception of it is none any more', async () => {
    const page = show(
      openWith(lookOut, '<p><b class="line"></b></p>', [hide({ empty: 'p', unless: '.line' })]),
    );
    page.root.querySelector('b')?.removeAttribute('class');
    await observers();
    expect(listHidden(page)).toHaveLength(1);
  });
});

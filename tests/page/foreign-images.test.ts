import { describe, expect, it } from 'vitest';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { preparePage, type PreparedPage } from '../../src/page/prepare-page.ts';
import { makeRule } from '../support/rule.ts';

const ownHosts = makeRule({
  selectors: ['img, div'],
  action: 'strip-host',
  options: { hosts: ['www.example.com'] },
});

function open(html: string, ...counting: CompiledRule[]): PreparedPage {
  const rules = { version: 1, hash: '0'.repeat(16), rules: counting } as const;
  const page = { path: '/about', today: '2026-11-21', window, rules };
  return preparePage(`<main>${html}</main>`, page);
}

function prepare(html: string): string {
  return open(html, ownHosts).root.innerHTML;
}

describe('images of other hosts', () => {
  it.each([
    'https://evil.example/x.png',
    '//evil.example/x.png',
    'https:evil.example/x.png',
    'http:evil.example/x.png',
    '/\\evil.example/x.png',
  ])('at %s leave their text and nothing to load', (address) => {
    expect(prepare(`<p><img alt="Team" src="${address}" srcset="${address} 2x"></p>`)).toBe(
      '<p><img alt="Team"></p>',
    );
    expect(prepare(`<div style="background-image: url(${address})"><p>a</p></div>`)).not.toContain(
      'evil',
    );
  });

  it('load no size from there though the others are ours', () => {
    const sizes = '/team.png 1x, https://evil.example/team.png 2x';
    expect(prepare(`<p><img alt="Team" src="/team.png" srcset="${sizes}"></p>`)).toBe(
      '<p><img alt="Team" src="/team.png"></p>',
    );
  });

  it('are not those of our own hosts: the rules make them local first', () => {
    expect(prepare('<p><img alt="Team" src="https://www.example.com/team.png"></p>')).toBe(
      '<p><img alt="Team" src="/team.png"></p>',
    );
  });

  it('come and go with the rules that make them local', () => {
    const html =
      '<img alt="" src="https://www.example.com/a.png"><p style="background-image: url(https://evil.example/b.png)">b</p>';
    const { root, session } = open(`<h1>x</h1>${html}`);
    const [image, paragraph] = root.querySelectorAll('img, p');
    expect(image?.hasAttribute('src')).toBe(false);
    session.replaceRules([ownHosts]);
    expect(image?.getAttribute('src')).toBe('/a.png');
    session.replaceRules([]);
    expect(image?.hasAttribute('src')).toBe(false);
    expect(paragraph?.getAttribute('style')).not.toContain('evil');
  });

  const foreign = '<p><img alt="Team" src="https://evil.example/a.png"></p>';
  const swap = (rule: Pick<CompiledRule, 'selectors'> & Partial<CompiledRule>): CompiledRule =>
    makeRule({ action: 'swap-image', options: { src: 'images/b.svg' }, ...rule });
  const swapped = '<p><img alt="Team" src="/images/b.svg"></p>';

  it('come back for other rules though a later rule has shown another picture there', () => {
    const { root, session } = open(foreign, swap({ selectors: ['img'], delays: [500] }));
    session.settle();
    expect(root.innerHTML).toBe(swapped);
    session.replaceRules([ownHosts]);
    expect(root.innerHTML).toBe('<p><img alt="Team"></p>');
    session.replaceRules([swap({ selectors: ['img[src*="evil"]'] })]);
    expect(root.innerHTML).toBe(swapped);
  });

  it('have no address for a rule that waits, whether it counts from the beginning or from now on', () => {
    const rule = swap({ selectors: ['img[src*="evil"]'], delays: [500] });
    const [fresh, followed] = [open(foreign, rule), open(foreign)];
    for (const { session } of [fresh, followed]) session.settle();
    followed.session.replaceRules([rule]);
    expect(followed.root.innerHTML).toBe(fresh.root.innerHTML);
    expect(followed.session.report()).toEqual(fresh.session.report());
  });

  it('lack one for every rule, also before the page is shown', () => {
    expect(open(foreign, swap({ selectors: ['img:not([src])'] })).root.innerHTML).toBe(swapped);
    expect(open(foreign, swap({ selectors: [{ 'broken-image': true }] })).root.innerHTML).toBe(
      swapped,
    );
  });

  it('are not those that the page carries itself', () => {
    const data = `data:image/png;base64,${'A'.repeat(600)}`;
    expect(prepare(`<p><img alt="Team" src="${data}"></p>`)).toContain('data:image/png');
  });
});

describe('a form whose fields hide its methods', () => {
  it('is cleaned all the same', () => {
    const html =
      '<form><input name="removeAttribute"><input name="querySelectorAll"><p>Text</p></form>';
    expect(prepare(html)).toContain('<p>Text</p>');
  });
});

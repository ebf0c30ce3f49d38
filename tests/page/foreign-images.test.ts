import { describe, expect, it } from 'vitest';
import { preparePage } from '../../src/page/prepare-page.ts';
import { makeRule } from '../support/rule.ts';

const ownHosts = makeRule({
  selectors: ['img, div'],
  action: 'strip-host',
  options: { hosts: ['www.example.com'] },
});

function prepare(html: string): string {
  const rules = { version: 1, hash: '0'.repeat(16), rules: [ownHosts] } as const;
  const page = { path: '/about', today: '2026-11-21', window, rules };
  return preparePage(`<main>${html}</main>`, page).root.innerHTML;
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

  it('are not those of our own hosts: the rules make them local first', () => {
    expect(prepare('<p><img alt="Team" src="https://www.example.com/team.png"></p>')).toBe(
      '<p><img alt="Team" src="/team.png"></p>',
    );
  });

  it('come and go with the rules that make them local', () => {
    const html =
      '<img alt="" src="https://www.example.com/a.png"><p style="background-image: url(https://evil.example/b.png)">b</p>';
    const rules = { version: 1, hash: '0'.repeat(16), rules: [] } as const;
    const page = { path: '/about', today: '2026-11-21', window, rules };
    const { root, session } = preparePage(`<main><h1>x</h1>${html}</main>`, page);
    const [image, paragraph] = root.querySelectorAll('img, p');
    expect(image?.hasAttribute('src')).toBe(false);
    session.replaceRules([ownHosts]);
    expect(image?.getAttribute('src')).toBe('/a.png');
    session.replaceRules([]);
    expect(image?.hasAttribute('src')).toBe(false);
    expect(paragraph?.getAttribute('style')).not.toContain('evil');
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

import { describe, expect, it } from 'vitest';
import { suggestSelectors } from '../../src/app/inspector/picker/suggest-selectors.ts';
import { writeYaml } from '../../src/app/inspector/picker/write-yaml.ts';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import type { Selector } from '../../src/contract/rules.ts';
import { showSelector } from '../../src/explain/show-selector.ts';
import { cleanPage } from '../../src/page/clean-page.ts';

const pages = import.meta.glob<string>('../../content/pages/**/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function suggest(html: string, target: string): { shown: string[]; counts: number[] } {
  const root = document.createElement('div');
  root.innerHTML = html;
  const found = suggestSelectors(root.querySelector(target)!, root);
  return {
    shown: found.map(({ selector }) => showSelector(selector)),
    counts: found.map(({ count }) => count),
  };
}

/** What a rule file with such a rule is refused for. */
function refusals(selector: Selector): string[] {
  const rule = writeYaml({ id: 'shown', why: 'It is meant.', selector, action: 'hide' });
  const path = 'rules/about-us.yaml';
  const { diagnostics } = compileRules([{ path, text: `routes: [/about-us]\nrules:\n${rule}` }]);
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code} ${message}\n${rule}`);
}

describe('what is preferred', () => {
  it('is an id that somebody gave', () => {
    const html = '<div><h2 id="our-services" class="et_pb_module_header">Our Services</h2></div>';
    expect(suggest(html, 'h2').shown[0]).toBe('#our-services');
  });

  it('is the text of a heading, then of other elements', () => {
    const html = '<div class="et_pb_text_17"><h2>Our Services</h2><p>Call us today.</p></div>';
    expect(suggest(html, 'h2').shown[0]).toBe('{ heading: Our Services }');
    expect(suggest(html, 'p').shown[0]).toBe('{ css: p, text: Call us today. }');
  });

  it('is how a long paragraph begins, and not what a block of several says', () => {
    const long = 'A backup is worth little if nobody notices that the server is gone, '.repeat(2);
    const html = `<div><div><p>${long}<a href="/x">more</a></p><p>Another.</p></div></div>`;
    expect(suggest(html, 'p').shown[0]).toBe(
      '{ css: p, text-contains: A backup is worth little if }',
    );
    expect(suggest(html, 'div div').shown.join()).not.toContain('text');
  });

  it('is the number or the file of a picture, and the path of a link', () => {
    const html =
      '<p><img class="alignleft wp-image-412" src="/up/polygon-map-300x200.png" alt="Map"></p>' +
      '<a class="button-1a2b3c" href="/services/voip"><span></span></a>';
    expect(suggest(html, 'img').shown.slice(0, 2)).toEqual([
      'img.wp-image-412',
      'img[src*="polygon-map"]',
    ]);
    expect(suggest(html, 'a').shown[0]).toBe('a[href="/services/voip"]');
  });

  it('is what a heading says in two lines, with a letter in it that nobody sees', () => {
    const html = '<div class="et_pb_row"><h2>Our<br>Ser\u00advices</h2></div>';
    expect(suggest(html, 'h2').shown[0]).toBe('{ heading: Our Services }');
    expect(suggest(html, 'div').shown).toContain(
      '{ container-of: { heading: Our Services }, css: div.et_pb_row }',
    );
  });

  it('is a value in quotes that people can read, and none that would need backslashes', () => {
    const named = (value: string): string[] => {
      const root = document.createElement('div');
      root.append(document.createElement('img'));
      root.querySelector('img')!.alt = value;
      const { shown } = suggest(root.innerHTML, 'img');
      return shown.filter((selector) => selector.includes('alt'));
    };
    expect(named('2024 numbers')).toEqual(['img[alt="2024 numbers"]']);
    expect(named('The "A" team')).toEqual([`img[alt='The "A" team']`]);
    expect(named(`Houston's "best"`)).toEqual([]);
    expect(named('two  spaces')).toEqual([]);
    expect(named('a\\b')).toEqual([]);
    expect(named('soft\u00adly')).toEqual([]);
    expect(named('---')).toEqual([]);
    expect(suggest('<a href="/"><img></a>', 'a').shown[0]).toBe('a[href="/"]');
  });

  it('is what finds this element alone', () => {
    const html = '<ul class="city-list"><li>Katy</li><li>Katy</li></ul><p class="note">x</p>';
    expect(suggest(html, 'p').counts[0]).toBe(1);
    expect(suggest(html, 'li').shown).toContain('.city-list li');
  });
});

describe('what is refused', () => {
  it.each([
    'et_pb_text_17',
    'et_pb_row_3',
    'elementor-element-1a2b3c',
    'css-1x2y3z4',
    'sc-bdVaJa9',
    'vc_custom_1699988877',
    'fl-node-5f3c2a1b',
    'style__wrapAb12C',
    'left',
    'center',
    'right',
  ])('the class %s', (name) => {
    const html = `<div class="${name}"><p class="${name}">Some words that are here</p></div>`;
    expect(suggest(html, 'p').shown.join(' ')).not.toContain(name);
  });

  it('an id that a builder made', () => {
    const html = '<section id="et-boc"><p id="post-1234">Some words</p></section>';
    expect(suggest(html, 'p').shown.join(' ')).not.toMatch(/et-boc|post-1234/);
  });
});

describe('what has no name of its own', () => {
  it.each([
    ['with many words', `<ul>${'<li>Houston, Katy and all around them</li>'.repeat(5)}</ul>`, 'ul'],
    ['in a box as there are many', '<div class="container"><p></p></div>', 'p'],
    ['as such a box', '<div class="entry-content"><p>x</p></div>', 'div'],
    ['in a module', '<div class="et_pb_text et_pb_text_3"><table><tbody></table></div>', 'tbody'],
  ])('%s is found all the same, and by nothing that is refused', (_name, html, target) => {
    const root = document.createElement('div');
    root.innerHTML = html;
    const found = suggestSelectors(root.querySelector(target)!, root);
    expect(found.length).toBeGreaterThan(0);
    expect(found.flatMap(({ selector }) => refusals(selector))).toEqual([]);
  });

  it('is not proposed where it is protected or finds everything', () => {
    expect(suggest('<p></p>', 'p').shown).toEqual([]);
    expect(suggest('<label>Name</label>', 'label').shown).toEqual([]);
    expect(suggest('<p><label>Name</label></p>', 'p').shown).toEqual(['{ css: p, text: Name }']);
    expect(suggest('<a href="/privacy">Privacy Policy</a>', 'a').shown).toEqual([]);
    expect(suggest('<p class="cookie-bar">Yes</p>', 'p').shown.join()).not.toContain('cookie');
    expect(suggest('<a href="/industries/legal">Legal</a>', 'a').shown[0]).toBe(
      '{ css: a, text: Legal }',
    );
  });
});

describe('on every element of every page', () => {
  it('gives three to five selectors that find it, none by number, hash or place', () => {
    let elements = 0;
    for (const html of Object.values(pages)) {
      const root = cleanPage(html, window);
      const all = [...root.querySelectorAll('h2, h3, p, a, img, li, ul, br, .et_pb_row')];
      for (const element of all.filter((_one, index) => index % 7 === 0)) {
        const found = suggestSelectors(element, root);
        const text = found.map(({ selector }) => showSelector(selector)).join('\n');
        const name = element.outerHTML.slice(0, 120);
        expect(found.length, name).toBeLessThanOrEqual(5);
        expect(found.length, name).toBeGreaterThanOrEqual(1);
        expect(text).not.toMatch(/nth-|et_pb_\w+_\d|elementor-element-/);
        if (elements % 5 === 0) {
          expect(found.flatMap(({ selector }) => refusals(selector))).toEqual([]);
        }
        elements += 1;
      }
    }
    expect(elements).toBeGreaterThan(100);
  });
});

describe('what is proposed', () => {
  const values = [
    'The "A" team',
    "Houston's best",
    `Houston's "best" team`,
    '2024 numbers',
    'a\\b',
    'two  spaces',
    'two\nlines',
    '-1',
    'one, two; {three} & [four] > five | six',
    '/* seven */',
    '&quot;',
    'soft\u00adhyphen',
    '“curly”',
    'trailing ',
    '   ',
    '\u200b',
    '#',
    '<b>bold</b>',
    '日本 🙂',
  ];

  it.each(values)('is taken by the compiler, whatever an element says: %j', (value) => {
    for (const name of ['h2', 'p', 'a', 'img', 'my-element', 'svg', 'div']) {
      const root = document.createElement('div');
      const element = root.appendChild(document.createElement(name));
      for (const key of ['id', 'class', 'href', 'src', 'alt', 'title', 'name', 'aria-label'])
        element.setAttribute(key, value);
      element.textContent = value;
      const found = suggestSelectors(element, root);
      expect(found.flatMap(({ selector }) => refusals(selector))).toEqual([]);
    }
  });
});

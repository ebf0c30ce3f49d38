import { describe, expect, it } from 'vitest';
import { cleanPage } from '../../src/page/clean-page.ts';
import type { Platform } from '../../src/page/platform.ts';
import { sanitize } from '../../src/page/sanitize.ts';
import { clean, cleanMain } from './clean.ts';
import { faultsOf } from './faults.ts';
import { PAYLOADS } from './payloads.ts';

describe.each(Object.entries(PAYLOADS))('%s', (_, payloads) => {
  it.each(payloads)('%s', async (payload) => {
    let attacks = 0;
    Object.assign(globalThis, { attacked: () => (attacks += 1) });
    const readers = [
      cleanPage(payload, window),
      cleanPage(`<main><p>a ${payload}</p> b</main>`, window),
      cleanPage(`<div><table><tr><td>${payload}</td></tr></table></div>`, window),
      cleanPage(cleanPage(payload, window).outerHTML, window),
    ];
    for (const page of readers) expect(faultsOf(page)).toEqual([]);
    document.body.append(...readers);
    for (const page of readers) document.body.insertAdjacentHTML('beforeend', page.outerHTML);
    await new Promise((resolve) => setTimeout(resolve, 5));
    document.body.replaceChildren();
    expect(attacks).toBe(0);
  });
});

describe('the detector', () => {
  it('notices an attack that is not sanitized', () => {
    const raw = new DOMParser().parseFromString(
      Object.values(PAYLOADS).flat().join(''),
      'text/html',
    );
    expect(faultsOf(raw.body).length).toBeGreaterThan(50);
  });
});

describe('sanitizing', () => {
  it('keeps anchors, labels and references together', () => {
    const html =
      '<a href="#hero">x</a><h2 id="hero">Hero</h2><label for="n">N</label>' +
      '<p id="n" aria-describedby="hero" aria-label="x">y</p><a name="below"></a>';
    expect(cleanMain(html)).toBe(html);
  });

  it('drops ids that would hide members of the document, in every engine', () => {
    for (const id of ['cookie', 'location', 'title', 'timeline', 'fonts', 'popover']) {
      expect(clean(`<main><p id="${id}">x</p></main>`)).toBe('<p>x</p>');
    }
  });

  it('hides no member of window, document or a form when the page is shown', () => {
    const form = document.createElement('form');
    const members = [window, document, form].flatMap((object) => membersOf(object));
    const before = members.map(({ object, name }) => read(object, name));
    const names = [...new Set(members.map(({ name }) => name))];
    const page = cleanPage(
      names
        .map(
          (n) => `<p id="${n}">a</p><img name="${n}" src="/a.png" id="${n}"><a name="${n}">b</a>`,
        )
        .join(''),
      window,
    );
    document.body.append(page);
    const shadowed = members.filter(
      ({ object, name }, index) =>
        before[index] !== 'undefined' && read(object, name) !== before[index],
    );
    page.remove();
    expect(shadowed.map(({ name }) => name)).toEqual([]);
  });

  it.each(['ftp://x.example/', 'cid:x', 'xmpp:x', 'skype:x', 'file:///etc/passwd', 'blob:x'])(
    'lets no link lead to %s',
    (address) => expect(cleanMain(`<a href="${address}">x</a>`)).toBe('<a>x</a>'),
  );

  it.each([
    'https://x.example/',
    '/a',
    '#a',
    '?a',
    'a.html',
    'mailto:a@x.example',
    'tel:+13615550142',
  ])('lets a link lead to %s', (address) => {
    const html = `<a href="${address}">x</a>`;
    expect(cleanMain(html)).toBe(html);
  });

  it.each([
    '<img alt="x" srcset="/a.png 1x, javascript:attacked() 2x">',
    '<img alt="x" src="data:image/svg+xml,x">',
    '<img alt="x" src="data:text/html,x">',
  ])('refuses a source by itself, whatever the stages before it do: %s', (html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(sanitize(body, window).innerHTML).toBe('<img alt="x">');
  });

  it('opens new tabs without a way back, and drops other targets', () => {
    expect(
      cleanMain(
        '<a href="/x" target="_blank" rel="opener nofollow">x</a><a href="/y" target="main">y</a>',
      ),
    ).toBe('<a href="/x" target="_blank" rel="noopener nofollow">x</a><a href="/y">y</a>');
  });

  it('leaves a link its target when a rule takes its address away', () => {
    const html = '<a target="_blank" rel="noopener">x</a>';
    expect(cleanMain(html)).toBe(html);
    expect(cleanMain('<p target="_blank">x</p>')).toBe('<p>x</p>');
  });

  it('makes a page that reads the same when it is parsed again', () => {
    for (const payload of Object.values(PAYLOADS).flat()) {
      const page = cleanPage(payload, window);
      const again = new DOMParser().parseFromString(page.outerHTML, 'text/html').body;
      expect(again.innerHTML).toBe(page.outerHTML);
    }
  });

  it('returns a detached element of a document that is not shown', () => {
    const page = cleanPage('<main><img src="/a.png"></main>', window);
    expect(page.parentNode).toBeNull();
    expect(page.ownerDocument).not.toBe(document);
    expect(page.ownerDocument.defaultView).toBeNull();
    expect(page.querySelector('img')?.ownerDocument).toBe(page.ownerDocument);
  });

  it('loads nothing before the page is shown', async () => {
    const page = cleanPage(
      `<main><img src="/never.png"><img data-src="/never.png" srcset="/never.png 2x">
        <div style="background:url(/never.png)">x</div><iframe src="/never.html"></iframe>
        <link rel="stylesheet" href="/never.css"><script src="/never.js"></script></main>`,
      window,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(page.querySelectorAll('img')).toHaveLength(2);
    expect(loaded.filter((name) => name.includes('never'))).toEqual([]);
  });

  it('lets only the text through where it cannot sanitize', () => {
    const { DOMParser: Parser, Document: Documents } = window;
    const poor = { DOMParser: Parser, Document: Documents } as Platform;
    expect(
      cleanPage('<p>Text<img src=x onerror=attacked()><script>1</script></p>', poor).innerHTML,
    ).toBe('<p>Text</p>');
    const content = document.createElement('div');
    content.innerHTML = '<p>a &lt;b&gt;</p>';
    expect(sanitize(content, {} as Platform).innerHTML).toBe('a &lt;b&gt;');
  });
});

function membersOf(object: object): { object: object; name: string }[] {
  const names = new Set<string>();
  for (let holder = object; holder; holder = Object.getPrototypeOf(holder) as object) {
    for (const name of Object.getOwnPropertyNames(holder)) names.add(name);
  }
  return [...names].filter((name) => /^[\w-]+$/.test(name)).map((name) => ({ object, name }));
}

/** What stands under a name: its kind, and whether it is an element of the page. */
function read(object: object, name: string): string {
  try {
    const value: unknown = Reflect.get(object, name);
    const isElement = value instanceof Element || value instanceof HTMLCollection;
    return isElement && value !== document.body
      ? `element ${value.constructor.name}`
      : typeof value;
  } catch {
    return 'refused';
  }
}

import { describe, expect, it } from 'vitest';
import { readSourceSet } from '../../src/page/image-sources.ts';
import { cleanMain } from './clean.ts';

const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

describe('lazy images', () => {
  it.each([
    'data-src',
    'data-lazy-src',
    'data-original',
    'data-adaptive',
    'data-orig-file',
    'data-large-file',
  ])('reads the source from %s', (name) => {
    expect(cleanMain(`<img src="${BLANK}" ${name}="/a.jpg" alt="A">`)).toBe(
      '<img src="/a.jpg" alt="A">',
    );
  });

  it('keeps a source that is real already', () => {
    expect(cleanMain('<img src="/a.jpg" data-src="/b.jpg" data-orig-file="/c.jpg">')).toBe(
      '<img src="/a.jpg">',
    );
  });

  it('never takes a stand-in for the source', () => {
    expect(
      cleanMain(`<img src="/wp-includes/blank.gif" data-src="${BLANK}" data-original="/a.jpg">`),
    ).toBe('<img src="/a.jpg">');
    expect(cleanMain(`<img src="about:blank" srcset="/a.jpg 1x, ${BLANK} 2x">`)).toBe(
      '<img src="/a.jpg" srcset="/a.jpg 1x">',
    );
  });

  it('reads lazy source sets, also of a picture', () => {
    expect(cleanMain('<img src="#" data-srcset="/a.jpg 1x, /b,c.jpg 2x" data-sizes="50vw">')).toBe(
      '<img src="/a.jpg" srcset="/a.jpg 1x, /b,c.jpg 2x" sizes="50vw">',
    );
    expect(
      cleanMain('<picture><source data-srcset="/a.webp"><source><img src="/a.jpg"></picture>'),
    ).toBe('<picture><source srcset="/a.webp"><img src="/a.jpg"></picture>');
  });

  it('shows what was hidden until a script had run, and nothing else', () => {
    expect(
      cleanMain(
        '<img src="" data-src="/a.jpg" style="opacity:0;width:50px"><img src="/b.jpg" style="display:none">',
      ),
    ).toBe('<img src="/a.jpg" style="width: 50px;"><img src="/b.jpg" style="display: none;">');
  });

  it('drops counting pixels', () => {
    expect(cleanMain('<img src="https://t.example/p" width="1" height="1">')).toBe('');
  });

  it('keeps what has no source for the rules, as decoration unless it has a text', () => {
    expect(cleanMain(`<img src="${BLANK}"><img alt=" ">`)).toBe('<img alt=""><img alt="">');
    expect(cleanMain(`<img src="${BLANK}" alt="Our team">`)).toBe('<img alt="Our team">');
  });

  it('keeps a photo written out in the page, and no drawing that could hold a script', () => {
    const photo = `data:image/png;base64,${'A'.repeat(600)}`;
    expect(cleanMain(`<img src="${photo}">`)).toBe(`<img src="${photo}">`);
    expect(cleanMain(`<img alt="x" src="data:image/svg+xml;base64,${'A'.repeat(600)}">`)).toBe(
      '<img alt="x">',
    );
  });

  it('paints a lazy background', () => {
    expect(cleanMain('<div data-bg="url(/a.jpg)" style="color:red">x</div>')).toBe(
      '<div style="color: red; background-image: url(&quot;/a.jpg&quot;);"><p>x</p></div>',
    );
    expect(cleanMain('<p data-bg="/b.jpg" style="background:url(/a.jpg)">x</p>')).toBe(
      '<p style="background: url(&quot;/a.jpg&quot;);">x</p>',
    );
    expect(cleanMain('<p data-background="dark">x</p>')).toBe('<p>x</p>');
  });
});

describe('source sets', () => {
  it.each([
    ['/a.jpg 1x, /b.jpg 2x', ['/a.jpg|1x', '/b.jpg|2x']],
    ['/a.jpg,/b.jpg 2x', ['/a.jpg,/b.jpg|2x']],
    ['/a.jpg 300w,/b,c.jpg 2x', ['/a.jpg|300w', '/b,c.jpg|2x']],
    [' , /a.jpg, /b.jpg', ['/a.jpg|', '/b.jpg|']],
    ['/a.jpg 100w 50h , /b.jpg', ['/a.jpg|100w 50h', '/b.jpg|']],
    [',,,', []],
    ['', []],
  ])('%s', (value, sources) => {
    const read = readSourceSet(value).map(({ address, descriptor }) => `${address}|${descriptor}`);
    expect(read).toEqual(sources);
  });

  it('are read in time, however long they are', () => {
    const long = [',', ' ', ', ', 'a,', '/a '].map((part) => part.repeat(100_000));
    for (const value of long)
      cleanMain(`<img src="#" alt="x" srcset="${value}x" style="a:${value}b!">`);
  });
});

describe('noscript', () => {
  it('drops a picture that stands beside it', () => {
    expect(
      cleanMain(`<img src="${BLANK}" data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript>`),
    ).toBe('<img src="/a.jpg">');
  });

  it('keeps a picture that has no other source, once', () => {
    const only =
      '<noscript><p>On!</p><img src="/a.jpg"><noscript><img src="/a.jpg"></noscript></noscript>';
    expect(cleanMain(only)).toBe('<img src="/a.jpg">');
    expect(
      cleanMain(`<img class="lazy" src="${BLANK}"><noscript><img src="/a.jpg" alt="A"></noscript>`),
    ).toBe('<img class="lazy" src="/a.jpg" alt="A">');
  });

  it('keeps a picture twice that the author shows twice', () => {
    const lazy = '<p><img data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript></p>';
    expect(cleanMain(lazy + lazy)).toBe('<p><img src="/a.jpg"></p><p><img src="/a.jpg"></p>');
  });

  it('tells pictures apart that only their query names', () => {
    const html = '<img src="/photo.php?id=1"><noscript><img src="/photo.php?id=2"></noscript>';
    expect(cleanMain(html)).toBe('<img src="/photo.php?id=1"><img src="/photo.php?id=2">');
  });

  it('drops everything else in it', () => {
    expect(
      cleanMain(
        '<noscript>Please <b>enable</b> JavaScript<iframe src="https://t.example"></iframe></noscript>',
      ),
    ).toBe('');
  });
});

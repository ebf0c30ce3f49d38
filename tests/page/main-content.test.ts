import { describe, expect, it } from 'vitest';
import { cleanPage } from '../../src/page/clean-page.ts';
import { clean, words } from './clean.ts';

describe('main content', () => {
  it('takes #main-content before any main, and main before the body', () => {
    expect(words('<main>b<div id="main-content">a</div></main>')).toBe('a');
    expect(words('<div>b</div><main>a</main>')).toBe('a');
    expect(words('<div>b</div><div role="main">a</div>')).toBe('a');
  });

  it('takes the main with the most text', () => {
    expect(words('<main>few</main><main>many more words</main>')).toBe('many more words');
  });

  it('passes over a main area that shows nothing', () => {
    const empty = '<div id="main-content"> <script>1</script></div>';
    expect(words(`${empty}<main></main><div>Text</div>`)).toBe('Text');
    expect(words(`<a id="main-content"></a><main>Text</main>`)).toBe('Text');
  });

  it('finds the main area inside a header that was never closed', () => {
    expect(words('<header id="main-header"><nav>Menu</nav><div id="main-content">Text</div>')).toBe(
      'Text',
    );
  });

  it('accepts a main area that shows only a picture', () => {
    expect(clean('<main><img src="/a.png" alt=""></main><p>Other</p>')).toBe(
      '<img src="/a.png" alt="">',
    );
  });

  it('takes a builder page without main, and never its header, footer or pop-up', () => {
    const html = `<header><div class="elementor">A header made with the builder, too</div></header>
      <div class="elementor" data-elementor-type="header">Long header menu text</div>
      <div class="elementor" data-elementor-type="wp-page"><section>Page</section></div>
      <div class="elementor" data-elementor-type="popup">Subscribe to our very long newsletter</div>
      <div class="elementor elementor-location-footer">Footer with a lot of text</div>`;
    expect(words(html)).toBe('Page');
  });

  it('takes the title that a builder template sets around the page', () => {
    const html = `<div class="elementor" data-elementor-type="single-page"><h1>Title</h1>
      <div class="elementor" data-elementor-type="wp-page">Page</div></div>`;
    expect(words(html)).toBe('Title Page');
  });

  it('drops the site header and footer sections of a canvas page', () => {
    const html = `<div class="elementor" data-elementor-type="wp-page">
      <header class="elementor-section"><div class="elementor-nav-menu">Menu</div></header>
      <section class="elementor-section"><h1>Page</h1></section>
      <footer class="elementor-section">Footer</footer></div>`;
    expect(words(html)).toBe('Page');
  });

  it('finds them where empty sections stand before or behind them, and nowhere else', () => {
    const inCanvas = (footer: string) => `<div class="elementor" data-elementor-type="wp-page">
      <section class="elementor-section"><h1>Page</h1></section>
      <footer class="elementor-section">Footer</footer>${footer}</div>`;
    expect(words(inCanvas('<section class="elementor-section"> </section>'))).toBe('Page');
    expect(words(inCanvas('<section class="elementor-section">More</section>'))).toBe(
      'Page Footer More',
    );
  });

  it('keeps a hero and a closing note that a canvas page renders as header and footer', () => {
    const html = `<div class="elementor" data-elementor-type="wp-page">
      <header class="elementor-section"><h1>Hero</h1></header>
      <section class="elementor-section">Page
        <footer class="elementor-section">Signed</footer></section></div>`;
    expect(words(html)).toBe('Hero Page Signed');
  });

  it('keeps what an unclosed place for a widget swallowed', () => {
    expect(clean('<body><div id="fb-root"/><h1>Kept</h1><p>Text</p></body>')).toContain(
      '<h1>Kept</h1><p>Text</p>',
    );
    expect(clean('<body><div id="fb-root"><div>Log in</div></div><p>Text</p></body>')).toBe(
      '<p>Text</p>',
    );
  });

  it('frames a block theme page without main', () => {
    const html = `<div class="wp-site-blocks"><header class="wp-block-template-part">Head</header>
      <div><header>Own</header>Page</div><footer>Foot</footer></div>`;
    expect(words(html)).toBe('Own Page');
  });

  it('keeps title and lead image outside the entry content', () => {
    const html = `<div id="main-content"><article><header class="entry-header"><h1>Title</h1>
      <img src="/lead.jpg"></header><div class="entry-content">Text</div></article></div>`;
    expect(words(html)).toBe('Title Text');
    expect(clean(html)).toContain('/lead.jpg');
  });
});

describe('a page that was cleaned before', () => {
  it('is taken as it is, with the header that its text begins with', () => {
    const once = cleanPage('<main><header>Title</header>Text<footer>Note</footer></main>', window);
    expect(cleanPage(once.outerHTML, window).outerHTML).toBe(once.outerHTML);
    expect(words(`${once.outerHTML}<p>More</p>`)).toContain('More');
  });
});

describe('body as the last resort', () => {
  it('drops header, navigation and footer that frame the page', () => {
    expect(words('<header>h</header><nav>n</nav><p>Text</p><footer>f</footer>')).toBe('Text');
    const html = `<div id="page"><header class="site-header">h</header><div id="content">
      <nav>n</nav><article>Long enough text</article></div><div id="footer">f</div></div>`;
    expect(words(html)).toBe('Long enough text');
  });

  it('keeps headers and footers inside articles, sections and builder blocks', () => {
    const html = `<article><header>Title</header>Text<footer>Author</footer></article>
      <div class="et_pb_section"><header>Hero</header></div>`;
    expect(words(html)).toBe('Title Text Author Hero');
    expect(words('<div class="et_pb_text_inner"><header><h1>Hero</h1></header>Text</div>')).toBe(
      'Hero Text',
    );
    expect(words('<header class="entry-header"><h1>Post</h1></header><p>Text</p>')).toBe(
      'Post Text',
    );
  });

  it.each([
    '<main><div role="main">one</div></main>',
    '<main><p>zero</p><section role=" MAIN "><p>one</p></section></main>',
  ])('is the only main area, whatever role its parts have: %s', (html) => {
    expect(clean(html)).toContain('one');
    expect(clean(html)).not.toMatch(/role/i);
  });
});

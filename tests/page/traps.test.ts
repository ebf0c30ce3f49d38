import { describe, expect, it } from 'vitest';
import { cleanPage } from '../../src/page/clean-page.ts';
import { clean, cleanMain, words } from './clean.ts';

/** A builder page up to the end of its main content. */
const page = (end: string): string =>
  `<div id="page-container"><div id="et-main-area"><div id="main-content"><p>Text</p></div>${end}`;

/** What real exports of page builders do to a cleaner that is not careful, one test each. */
describe('traps of real exports', () => {
  it('1: keeps a header that an author typed into the text', () => {
    const html = `<header id="main-header">Menu</header><div id="main-content">
      <div class="et_pb_text_inner"><header> <h1>Calm networks</h1> </header><div>Rest</div></div></div>`;
    expect(words(html)).toBe('Calm networks Rest');
  });

  it('2: keeps blocks that only have "header" in a class name', () => {
    const html =
      cleanMain(`<section class="et_pb_module et_pb_fullwidth_header"><h1>Hero</h1></section>
      <h4 class="et_pb_module_header">Blurb</h4>`);
    expect(html).toContain('<h1>Hero</h1>');
    expect(html).toContain('<h4 class="et_pb_module_header">Blurb</h4>');
  });

  it('3: tells the head from a header', () => {
    expect(words('<head><title>T</title></head><body><main><header>Kept</header></main>')).toBe(
      'Kept',
    );
  });

  it('4: takes the whole main content, whatever divs it holds', () => {
    const html = `<div id="main-content"><div><div>one</div></div><div>two</div></div><footer>no</footer>`;
    expect(words(html)).toBe('one two');
  });

  it('5: does not take the footer that a builder puts beside the content', () => {
    const footer =
      '<footer class="et-l et-l--footer"><div class="et_pb_section_0">Foot</div></footer>';
    expect(words(page(`${footer}</div></div>`))).toBe('Text');
    expect(words(page(`</div></div></div>${footer}`))).toBe('Text');
  });

  it('6: needs neither quotes nor end comments', () => {
    expect(words('<div id=et-main-area><div id=main-content><div class=container>Text')).toBe(
      'Text',
    );
  });

  it('7: closes paragraphs and items whose end tags were dropped, and wraps none twice', () => {
    expect(cleanMain('<p>&nbsp;<p>One<ul><li>a<li>b</ul>')).toBe(
      '<p>&nbsp;</p><p>One</p><ul><li>a</li><li>b</li></ul>',
    );
  });

  it('8: reads tags inside attributes as attributes', () => {
    const html =
      cleanMain(`<div data-et-multi-view='{"text":"<p><span>Hidden</span></p>"}' class="b">
      <p style="subscribe" style="color: red;<br /> display: block">Shown</p></div>`);
    expect(html.replace(/\s+/g, ' ')).toBe('<div class="b"> <p>Shown</p></div>');
  });

  it('9: shows a picture once that stands in nested noscripts as well', () => {
    const html = cleanMain(`<img class="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="
      data-src="/a.jpg"><noscript><img data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript></noscript>`);
    expect(html).toBe('<img class="lazy" src="/a.jpg">');
  });

  it('10: finds the real source of a lazy image and shows it', () => {
    const html =
      cleanMain(`<img style="display:none" class="lazy" src="data:image/gif;base64,R0lGODlhAQAB"
      data-src="https://x.example/b.png" srcset="data:image/gif;base64,R0lGODlh 1x">
      <img src="/c.png" srcset="data:image/gif;base64,R0lGODlh" data-lazy-src="/c.png?is-pending-load=1">
      <img src="/d.png" srcset=" ">`);
    expect(html.replace(/\s+/g, ' ')).toBe(
      '<img class="lazy" src="https://x.example/b.png"> <img src="/c.png"> <img src="/d.png">',
    );
  });

  it('11: knows one picture under its many addresses', () => {
    const html = cleanMain(`<img src="/wp-content/team-298x300.jpg"><noscript>
      <img src="https://i0.wp.com/www.x.example/wp-content/team.jpg?resize=1080%2C137"></noscript>`);
    expect(html).toBe('<img src="/wp-content/team-298x300.jpg">');
  });

  it('12: closes images however they were closed', () => {
    expect(cleanMain('<img src="a.png" alt title="A"><img src="b.png" /><img src="c.png"/ >')).toBe(
      '<img src="a.png" alt="" title="A"><img src="b.png"><img src="c.png">',
    );
  });

  it('13, 14, 15: leaves empty sections to the rules', () => {
    const html = `<div class="et_pb_section et_pb_with_background"><div class="et_pb_bottom_inside_divider"></div></div>
      <div class="et_pb_section et_pb_section_2"> </div>
      <div class="et_pb_section"><style>p{}</style></div>`;
    expect(cleanMain(html).match(/et_pb_section[ "]/g)).toHaveLength(3);
  });

  it('15: a map or a film leaves a link, so its section does not look empty', () => {
    expect(cleanMain('<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>')).toBe(
      '<p class="embed-link"><a href="https://www.google.com/maps/embed?pb=1" ' +
        'rel="noopener noreferrer" target="_blank">Open embedded content from www.google.com</a></p>',
    );
  });

  it('16, 17, 18, 19: keeps order classes exactly as they are', () => {
    const html =
      '<div class="et_pb_bottom_divider et_pb_section et_pb_section_11_tb_body"></div>' +
      '<div class="et_pb_section_0 et_pb_section et_flex_section"><p>x</p></div>';
    expect(cleanMain(html)).toBe(html);
  });

  it('20, 21: keeps headings, their line breaks and no-break spaces', () => {
    const html =
      '<h2>50+ Years of&nbsp; Experience</h2><h1>Free<br>Hosting</h1><h2>Free<br>Hosting</h2>';
    expect(cleanMain(html)).toBe(html);
  });

  it('22: makes a paragraph of a title that is only a text in a div', () => {
    expect(cleanMain('<div class="et_pb_text_inner">Communities We Serve</div>')).toBe(
      '<div class="et_pb_text_inner"><p>Communities We Serve</p></div>',
    );
  });

  it('23: wraps loose text as whole sentences and leaves sentences alone', () => {
    expect(
      cleanMain('<article><p class="meta">May</p>Phishing <b>always</b> pays.</article>'),
    ).toBe('<article><p class="meta">May</p><p>Phishing <b>always</b> pays.</p></article>');
    expect(cleanMain('<label>Name</label> <span>a</span>')).toBe(
      '<label>Name</label> <span>a</span>',
    );
  });

  it('24: leaves out what plug-ins hang around the content', () => {
    const html = `<div id="wpadminbar">Bar</div><div class="et_slide_in_menu_container">Menu</div>
      <div id="et-boc"><div id="top-header">Call</div><div id="main-content"><p>Text</p></div></div>
      <div style="display:none;"><a href="/trap" rel="nofollow">Secret</a></div>
      <span class="ssp-id" style="display:none">13</span><div class="joinchat">Chat</div>Dumped by`;
    expect(words(html)).toBe('Text');
  });

  it('24: leaves the usual ones out of a body without main content, too', () => {
    const html = `<div id="wpadminbar">Bar</div><div class="et_slide_in_menu_container">Menu</div>
      <a class="skip-link" href="#content">Skip</a><p>Text</p>
      <div style="display:none;"><a href="/trap">Secret</a></div><div class="joinchat">Chat</div>`;
    expect(words(html)).toBe('Text');
  });

  it('25: leaves addresses to the rules', () => {
    const html =
      '<a href="https://dev.loblolly-it.example/a?u=http%3A%2F%2Fdev.loblolly-it.example">x</a>';
    expect(cleanMain(html)).toBe(html);
  });

  it('26: keeps the text of links that lead nowhere, and drops links that run code', () => {
    expect(cleanMain('<a href="">a</a><a>b</a><a href="javascript:go(1)">c</a>')).toBe(
      '<a>a</a><a>b</a><a>c</a>',
    );
    const relative = '<a href="index.html%3Fp=456.html">a</a><a href="./../../index.html">b</a>';
    expect(cleanMain(relative)).toBe(relative);
  });

  it('27: keeps every bracket', () => {
    const html = '<p>[email&nbsp;protected] [MyProject] Node = 1 [et_pb_text admin=”1″]</p>';
    expect(cleanMain(html)).toBe(html);
  });

  it('28: needs no frame of a document and survives two of them', () => {
    expect(
      words('\uFEFF<!doctype html><title>T</title><meta name=a><div id=main-content>Text'),
    ).toBe('Text');
    expect(
      words(`<!--[if IE 6]><html id="ie6"><![endif]--><html><head><title>T</title></head>
        <p id="before">Before</p><body><head><meta name="b"></head><!--<h1>Soon</h1>-->One</br>two</body>`),
    ).toBe('Before One two');
    expect(clean('\uFEFF\uFEFF<html><head></head><p>x</p>')).toBe('<p>x</p>');
    expect(clean('<h2><h4>Title</h4></h2>')).toBe('<h2></h2><h4>Title</h4>');
  });

  it('takes any string', () => {
    for (const html of ['', ' ', '\uFEFF', '<', '<!--', '</div>', '\0', '<html', '<![CDATA[x]]>']) {
      expect(cleanPage(html, window).outerHTML).toMatch(/^<div class="page-body">.*<\/div>$/s);
    }
    expect(clean('plain text')).toBe('<p>plain text</p>');
    expect(clean('a\r\nb')).toBe('<p>a\nb</p>');
  });
});

import { describe, expect, it } from 'vitest';
import { cleanMain } from './clean.ts';

const link = (address: string, text: string, tag = 'p'): string =>
  `<${tag} class="embed-link"><a href="${address}" rel="noopener noreferrer" target="_blank">${text}</a></${tag}>`;

describe('embeds', () => {
  it.each([
    [
      '<iframe src="https://www.youtube.com/embed/x" title="Our film"></iframe>',
      'https://www.youtube.com/embed/x',
      'Our film',
    ],
    [
      '<iframe data-src="//player.vimeo.com/video/1"></iframe>',
      'https://player.vimeo.com/video/1',
      'Open embedded content from player.vimeo.com',
    ],
    [
      '<object data="https://x.example/a.pdf"><p>No plug-in</p></object>',
      'https://x.example/a.pdf',
      'Open embedded content from x.example',
    ],
    [
      '<embed src="https://x.example/a.swf">',
      'https://x.example/a.swf',
      'Open embedded content from x.example',
    ],
    [
      '<video><source src="https://x.example/a.mp4"></video>',
      'https://x.example/a.mp4',
      'Open embedded content from x.example',
    ],
  ])('become a link: %s', (html, address, text) => {
    expect(cleanMain(html)).toBe(link(address, text));
  });

  it.each([
    '<iframe src="/wp-json/booking"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="data:text/html,x"></iframe>',
    '<iframe srcdoc="<p>x</p>"></iframe>',
    '<iframe src="https://t.example/ns.html" height="0" width="0"></iframe>',
    '<iframe src="https://t.example/ns.html" style="display:none"></iframe>',
    '<video autoplay loop muted src="https://x.example/a.mp4"></video>',
    '<audio src="blob:x"></audio>',
  ])('vanish when they show nothing a visitor could open: %s', (html) => {
    expect(cleanMain(`<p>a</p>${html}`)).toBe('<p>a</p>');
  });

  it('take the place of the paragraph around them, and never stand in another link', () => {
    const film = '<iframe src="https://x.example/f"></iframe>';
    const text = 'Open embedded content from x.example';
    expect(cleanMain(`<p> ${film} </p>`)).toBe(link('https://x.example/f', text));
    expect(cleanMain(`<p>See ${film}</p>`)).toBe(
      `<p>See ${link('https://x.example/f', text, 'span')}</p>`,
    );
    expect(cleanMain(`<a href="/x">Go ${film}</a>`)).toBe('<a href="/x">Go </a>');
  });

  it('write the title of a frame as text', () => {
    expect(
      cleanMain('<iframe src="https://x.example/" title="<img src=x onerror=alert(1)>"></iframe>'),
    ).toBe(link('https://x.example/', '&lt;img src=x onerror=alert(1)&gt;'));
  });

  it('show what an object falls back to when its own source is lost', () => {
    expect(cleanMain('<object><p>Fallback</p></object>')).toBe('<p>Fallback</p>');
  });
});

describe('dead forms', () => {
  it('lose their controls and keep their readable text', () => {
    const html = `<form action="/x" onsubmit="x()"><fieldset><legend>Contact</legend><p>All fields</p>
      <label for="n">Name</label><input id="n" name="n"><select><option>One</option></select>
      <textarea>typed</textarea><button>Send</button><input type="submit" value="Go"></fieldset></form>`;
    const cleaned = cleanMain(html);
    expect(cleaned).not.toMatch(/<(?:form|fieldset|legend|input|select|option|textarea|button)/);
    expect(
      cleaned
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe('Contact All fields Name');
  });

  it('do not melt into the sentences around them', () => {
    expect(cleanMain('Before<form>inside</form>after')).toBe(
      '<p>Before</p><div><p>inside</p></div><p>after</p>',
    );
  });

  it('leave buttons that carry text elsewhere', () => {
    const toggle = '<h3><button class="toggle">Question</button></h3>';
    expect(cleanMain(`${toggle}<button></button><button> </button>`)).toBe(
      '<h3><span class="toggle">Question</span></h3>',
    );
  });
});

describe('other markup', () => {
  it('goes with all it holds, when nobody could read it', () => {
    const html = `<p>a</p><script>1</script><style>p{}</style><link rel="stylesheet" href="/x.css"><meta name="x">
      <title>T</title><template><p>t</p></template><!-- c --><?pi?><base href="/x/"><canvas>c</canvas><dialog>d</dialog>`;
    expect(cleanMain(html).trim()).toBe('<p>a</p>');
  });

  it('does not take the text beside a comment with it', () => {
    expect(cleanMain('<p>x&lt;y <!-- note --></p>')).toBe('<p>x&lt;y </p>');
  });

  it('keeps its text without its behavior', () => {
    expect(cleanMain('<p is="x-y" onclick="x()">text</p>')).toBe('<p>text</p>');
  });

  it('gives up its name and keeps its text', () => {
    expect(cleanMain('<p>a <my-card is="x-y">b</my-card> <blink>c</blink></p>')).toBe(
      '<p>a b c</p>',
    );
    expect(cleanMain('<main>inner</main><xmp><b>raw</b></xmp>')).toBe(
      '<div><p>inner</p></div><pre>&lt;b&gt;raw&lt;/b&gt;</pre>',
    );
  });

  it('loses no text to a name that only means something in a drawing', () => {
    const names = ['text', 'mask', 'pattern', 'line', 'g'];
    const html = names.map((name) => `<${name}><p>In ${name}</p></${name}>`).join('');
    expect(cleanMain(html)).toBe(names.map((name) => `<p>In ${name}</p>`).join(''));
  });

  it('writes formulas as text', () => {
    expect(
      cleanMain('<p>x <math><mi>a</mi><mo>+</mo><annotation>TeX</annotation></math></p>'),
    ).toBe('<p>x a+</p>');
  });

  it('keeps drawings, with their title as a name, and drops what runs, loads or shows nothing', () => {
    expect(
      cleanMain(`<svg viewBox="0 0 1 1" onload="x()"><title>Phone</title><script>1</script><path d="M0 0"/>
        <use href="https://x.example/#a"/><animate/><foreignObject><p>x</p></foreignObject></svg>`).replace(
        /\s+</g,
        '<',
      ),
    ).toBe('<svg viewBox="0 0 1 1" aria-label="Phone" role="img"><path d="M0 0"></path></svg>');
    const unnamed = '<svg viewBox="0 0 1 1"><title> </title><path d="M0 0"/></svg>';
    expect(cleanMain(unnamed)).toBe('<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>');
    expect(cleanMain('<p>a</p><svg><filter><feColorMatrix/></filter></svg>')).toBe('<p>a</p>');
  });

  it('does not spell out an icon font', () => {
    expect(
      cleanMain(
        '<span class="et-pb-icon">7</span><span class="et-pb-icon">&#xe037;</span><p>7</p>',
      ),
    ).toBe('<span class="et-pb-icon"></span><span class="et-pb-icon"></span><p>7</p>');
  });
});

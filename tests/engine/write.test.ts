import { describe, expect, it } from 'vitest';
import { writeAttribute, writeChildren } from '../../src/engine/write.ts';
import { writeStyle, writeStyles } from '../../src/engine/write-style.ts';
import { canonicalHtml } from '../support/canonical-html.ts';

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body.firstElementChild as HTMLElement;
}

describe('writeStyle', () => {
  it('leaves no empty attribute behind, even if nobody has read the style in between', () => {
    const element = parse('<p>one</p>');
    writeStyle(element, 'padding-bottom', '30px')?.undo();
    expect(element.outerHTML).toBe('<p>one</p>');
  });

  it('writes another address though it leads to the same file', () => {
    const element = parse('<p>one</p>');
    writeStyle(element, 'background-image', 'url("../a.svg")');
    writeStyle(element, 'background-image', 'url("/a.svg")');
    expect(element.style.backgroundImage).toBe('url("/a.svg")');
  });

  it('keeps an empty attribute that was there', () => {
    const element = parse('<p style="">one</p>');
    writeStyle(element, 'padding-bottom', '30px')?.undo();
    expect(element.outerHTML).toBe('<p style="">one</p>');
  });

  it.each([
    ['padding-bottom', 'nonsense'],
    ['width', '30 px'],
    ['color', 'blurple'],
    ['display', '-webkit-box'],
  ])('refuses what the browser does not understand: %s: %s', (property, value) => {
    for (const html of ['<p>one</p>', `<p style="${property}: inherit;">one</p>`]) {
      const element = parse(html);
      expect(() => writeStyle(element, property, value)).toThrow(`"${property}: ${value}"`);
      expect(element.outerHTML).toBe(html);
    }
  });

  it.each([
    ['border', 'none', 'border: 0px;'],
    ['border-top', 'none', 'border-top: 0px;'],
    ['vertical-align', '0', 'vertical-align: baseline;'],
    ['box-shadow', 'inset 0 1px 0 0 #fff', 'box-shadow: rgb(255, 255, 255) 0px 1px inset;'],
  ])('writes %s: %s alike in every engine', (property, value, written) => {
    const element = parse(`<p style="${property}: inherit;">one</p>`);
    writeStyle(element, property, value);
    expect(element.getAttribute('style')).toBe(written);
    expect(writeStyle(element, property, value)).toBeNull();
  });

  it.each([
    { padding: '0px', 'padding-bottom': '30px' },
    { 'padding-bottom': '30px', padding: '0px' },
    { color: '#fff', margin: '0 auto' },
  ])('writes %o once', (declarations) => {
    const element = parse('<p style="padding-left: 3px;">one</p>');
    expect(writeStyles(element, declarations)).not.toBeNull();
    expect(writeStyles(element, declarations)).toBeNull();
  });

  it('keeps a priority', () => {
    const element = parse('<p style="color: red !important;">one</p>');
    writeStyle(element, 'color', 'blue');
    expect(element.getAttribute('style')).toBe('color: blue !important;');
    const same = parse('<p style="margin: 0px !important;">one</p>');
    expect(writeStyle(same, 'margin', '0')).toBeNull();
    expect(same.getAttribute('style')).toBe('margin: 0px !important;');
  });
});

describe('the way back', () => {
  it.each([
    ['color: red !important;', 'color', 'blue'],
    ['margin-top: 5px; color: red;', 'margin', '0'],
    ['margin-top: 5px !important; color: red;', 'margin', '0'],
    ['color: red; padding: 1px 2px;', 'padding-left', '9px'],
    ['border-top: 1px solid red; color: red;', 'border', 'none'],
    ['background-image: url("/a.jpg"); color: red;', 'background-image', 'url("/b.jpg")'],
  ])('from %s is exact', (style, property, value) => {
    const element = parse(`<p style='${style}'>one</p>`);
    const before = canonicalHtml(element.parentNode as Node);
    const edit = writeStyle(element, property, value);
    expect(canonicalHtml(element.parentNode as Node)).not.toBe(before);
    edit?.undo();
    expect(canonicalHtml(element.parentNode as Node)).toBe(before);
  });

  it('puts back the parts of a style that nobody has written since', () => {
    const element = parse('<p style="margin-top: 5px !important; color: red;">one</p>');
    const edit = writeStyle(element, 'margin', '7px');
    element.style.marginLeft = '9px';
    element.style.color = 'blue';
    edit?.undo();
    expect(element.style.cssText).toContain('color: blue;');
    const { marginTop, marginLeft, marginRight } = element.style;
    expect([marginTop, marginLeft, marginRight]).toEqual(['5px', '9px', '']);
    expect(element.style.getPropertyPriority('margin-top')).toBe('important');
  });

  it('leaves alone what somebody else has written since', () => {
    const element = parse('<p title="one">one</p>');
    const edit = writeAttribute(element, 'title', 'two');
    element.title = 'three';
    edit?.undo();
    expect(element.title).toBe('three');
  });

  it('leaves what somebody else has put beside new content', () => {
    const element = parse('<div><b>one</b>two</div>');
    const edit = writeChildren(element, [new Text('three')]);
    element.insertAdjacentHTML('afterbegin', '<i>late</i>');
    element.insertAdjacentHTML('beforeend', '<u>late</u>');
    edit.undo();
    expect(element.innerHTML).toBe('<i>late</i><b>one</b>two<u>late</u>');
  });
});

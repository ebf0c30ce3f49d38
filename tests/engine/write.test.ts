import { describe, expect, it } from 'vitest';
import { writeAttribute, writeStyle } from '../../src/engine/write.ts';

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

  it('writes nothing that the browser does not understand', () => {
    const element = parse('<p>one</p>');
    expect(writeStyle(element, 'padding-bottom', 'nonsense')).toBeNull();
    expect(element.outerHTML).toBe('<p>one</p>');
  });
});

describe('the way back', () => {
  it('leaves alone what somebody else has written since', () => {
    const element = parse('<p title="one">one</p>');
    const edit = writeAttribute(element, 'title', 'two');
    element.title = 'three';
    edit?.undo();
    expect(element.title).toBe('three');
  });
});

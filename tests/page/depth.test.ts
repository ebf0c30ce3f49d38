import { describe, expect, it } from 'vitest';
import { cleanPage } from '../../src/page/clean-page.ts';
import { words, wordsOf } from './clean.ts';

/** jsdom itself needs time that grows with the square of the depth. */
const DEPTH = navigator.userAgent.includes('jsdom') ? 4_000 : 20_000;

/** A function takes some 120,000 arguments at most. */
const BREADTH = DEPTH * 3;

const nest = (open: string, close: string, text: string): string =>
  open.repeat(DEPTH) + text + close.repeat(DEPTH);

describe('depth', () => {
  it.each([
    ['<div>', '</div>'],
    ['<section>', ''],
    ['<b>', '</b>'],
    ['<ul><li>', ''],
  ])('%s nested without end neither overflows nor loses text', (open, close) => {
    const page = cleanPage(`<main>before ${nest(open, close, 'deep text')} after</main>`, window);
    expect(wordsOf(page)).toBe('before deep text after');
    expect(depthOf(page)).toBeLessThan(260);
  });

  it('keeps blocks, line breaks and images apart below the deepest level', () => {
    const page = cleanPage(
      `${'<div>'.repeat(400)}a<p>b <i>c</i></p>d<br>e<div> <img src="/x.png"></div>`,
      window,
    );
    const deepest = [...page.querySelectorAll('p')].map((paragraph) => paragraph.innerHTML);
    expect(deepest).toEqual(['a', 'b c', 'd<br>e', ' <img src="/x.png">']);
  });

  it('loses no image where even a browser stops nesting', () => {
    const page = cleanPage(nest('<div>', '', 'a<p>b</p><img src="/x.png">'), window);
    expect(wordsOf(page).replace(/\s/g, '')).toBe('ab');
    expect(page.querySelectorAll('img')).toHaveLength(1);
  });

  it('takes children without number, each in its place', () => {
    const page = cleanPage(`<main>${'<p>a</p>b<br>'.repeat(BREADTH)}<p>end</p></main>`, window);
    expect(page.childNodes.length).toBe(2 * BREADTH + 1);
    expect(page.lastChild?.textContent).toBe('end');
  });

  it('does not turn scripts into text', () => {
    expect(words(nest('<div>', '</div>', '<script>alert(1)</script><style>p{}</style>x'))).toBe(
      'x',
    );
  });
});

function depthOf(root: Element): number {
  let depth = 0;
  for (let level = [...root.children]; level.length > 0; depth += 1) {
    level = level.flatMap((element) => [...element.children]);
  }
  return depth;
}

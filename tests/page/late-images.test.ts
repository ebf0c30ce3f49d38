import { expect, it } from 'vitest';
import { loadImagesLate } from '../../src/page/load-images-late.ts';
import { parseHtml } from '../../src/page/parse-html.ts';

const SIZE = 'width="8" height="8"';

/** The ids of the images that wait, once a page is told to let them. */
function waiting(html: string): string[] {
  const page = parseHtml(html, window);
  loadImagesLate(page);
  return [...page.querySelectorAll('img[loading="lazy"]')].map(({ id }) => id);
}

it.each([
  [
    'images behind the first section',
    `<section><img id="a" ${SIZE}></section><section><p><img id="b" ${SIZE}></p></section>`,
    ['b'],
  ],
  [
    'images behind a first section of Divi that holds others',
    `<div class="et_pb_section"><section><img id="a" ${SIZE}></section></div><img id="b" ${SIZE}>`,
    ['b'],
  ],
  [
    'images behind the first one, where there are no sections',
    `<p><img id="a" ${SIZE}></p><img id="b" ${SIZE}>`,
    ['b'],
  ],
  [
    'images behind the first section that is not hidden',
    `<section hidden></section><section><img id="a" ${SIZE}></section><section><img id="b" ${SIZE}></section>`,
    ['b'],
  ],
  [
    'images behind the first one that is not hidden, where there are no sections',
    `<p hidden><img id="a" ${SIZE}></p><img id="b" ${SIZE}><img id="c" ${SIZE}>`,
    ['a', 'c'],
  ],
  ['no image whose size is not known', '<img id="a"><img id="b"><img id="c" width="8">', []],
  [
    'no image that says how it is loaded',
    `<img id="a" ${SIZE}><img id="b" ${SIZE} loading="eager"><img id="c" ${SIZE} fetchpriority="high">`,
    [],
  ],
  ['nothing where there are no images', '<p></p>', []],
])('%s may wait', (_which, html, expected) => {
  expect(waiting(html)).toEqual(expected);
});

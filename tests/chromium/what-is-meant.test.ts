import { expect, it } from 'vitest';
import { whatIsMeant } from '../../src/app/inspector/picker/what-is-meant.ts';

it.each([
  ['the heading of its words', '<div><h4><b><i data-at>Own</i></b></h4></div>', 'h4'],
  ['the word, if it is one of several', '<p><b data-at>Own</b> the problem</p>', 'b'],
  ['the link, and not what holds it alone', '<p><a href="/x"><b data-at>Own</b></a></p>', 'a'],
  ['the picture, beside which nothing stands', '<p><img data-at alt=""></p>', 'img'],
  ['the block, whatever is around it', '<section><p data-at>Own</p></section>', 'p'],
  ['no larger thing than the page has', '<b data-at>Own</b>', 'b'],
])('by a click is meant %s', (_name, html, name) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  expect(whatIsMeant(root.querySelector('[data-at]')!, root).localName).toBe(name);
});

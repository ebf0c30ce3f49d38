import { expect, it } from 'vitest';
import { updateHead } from '../../src/app/seo/update-head.ts';
import { describePage } from '../../src/contract/page-meta.ts';
import { resolveRoute } from '../../src/contract/routes.ts';
import { site } from './support/site.ts';

const open = (head: string): Document =>
  new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');

it('leaves one of each tag, wherever it came from', () => {
  const document = open(
    '<title>Before</title><meta name="description" content="One">' +
      '<meta name="description" content="Two"><link rel="canonical" href="/one">' +
      '<link rel="canonical" href="/two"><meta name="author" content="Somebody">',
  );
  const about = describePage(resolveRoute('/about', site), site);
  updateHead(about, document);
  const { head } = document;
  expect(document.title).toBe(about.title);
  const [description, ...others] = head.querySelectorAll('meta[name="description"]');
  expect(description?.getAttribute('content')).toBe(about.description);
  expect(others).toEqual([]);
  expect(head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  expect(head.querySelectorAll('meta[name="author"]')).toHaveLength(1);
});

it('takes away what a page does not have: no canonical address for one that is not there', () => {
  const document = open('<link rel="canonical" href="/about-us">');
  updateHead(describePage(resolveRoute('/about', site), site), document);
  expect(document.head.querySelector('link[rel="canonical"]')).not.toBeNull();
  updateHead(describePage(null, site), document);
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
});

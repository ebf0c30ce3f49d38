import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BlogTeasers } from '../../src/app/insertable/blog-teasers.tsx';
import { SiteContext } from '../../src/app/site/site-context.ts';
import { site } from './support/site.ts';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

/** How many stand side by side at most in a place of this width, in a wide window. */
async function columnsIn(width: string): Promise<number> {
  await page.viewport(1280, 800);
  place.style.width = width;
  root.render(
    <SiteContext value={site}>
      <BlogTeasers />
    </SiteContext>,
  );
  await vi.waitFor(() => expect(place.querySelector('li')).not.toBeNull());
  const tops = [...place.querySelectorAll('li')].map((one) => one.getBoundingClientRect().top);
  return Math.max(...tops.map((top) => tops.filter((other) => other === top).length));
}

it.each([
  ['20rem', 1],
  ['40rem', 2],
  ['70rem', 3],
])('in a place of %s so many teasers stand side by side: %i', async (width, columns) => {
  expect(await columnsIn(width)).toBe(columns);
});

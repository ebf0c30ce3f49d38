import { expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { openPrerenderer } from '../../src/server/prerender/open-prerenderer.ts';
import { prerenderBody } from '../../src/server/prerender/prerender-body.ts';
import { readSite } from '../../src/server/read-site.ts';

const RULES = `routes: /about
rules:
  - id: broken-images
    why: A test wants to see which ones are taken for broken.
    selector: { broken-image: true }
    action: remove
`;

/** The addresses of the images that are left of a page when its broken ones are removed. */
async function imagesLeft(...addresses: string[]): Promise<string[]> {
  const images = addresses.map((address) => `<p>A picture: <img src="${address}" alt="" /></p>`);
  const { html } = await prerenderBody(`<main><h1>About</h1>${images.join('')}</main>`, {
    path: '/about',
    rules: compileRules([{ path: 'rules/about.yaml', text: RULES }]).compiled!,
    today: '2026-11-21',
    site: await readSite('content'),
    prerenderer: (await openPrerenderer('dist-server'))!,
    clientFolder: 'dist',
  });
  return [...html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, address]) => address!);
}

it('knows which images are missing', async () => {
  const known = ['/favicon.svg', '/favicon%2Esvg'];
  expect(await imagesLeft('/none.jpg', ...known)).toEqual(known);
});

it.each(['/wp-content/uploads/Save-50%-today.jpg', '/images/%ff.png'])(
  'takes %s, which cannot be decoded, for missing',
  async (address) => {
    expect(await imagesLeft(address, '/favicon.svg')).toEqual(['/favicon.svg']);
  },
);

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fingerprint } from '../../src/contract/fingerprint.ts';
import { down } from '../support/answers.ts';
import { answerRequests, json, noRules, page } from './support/answer-requests.ts';
import { showApp, type ShownApp } from './support/show-app.tsx';

const contact = page('<h1>Contact</h1>');
const OUTLINE = 'Loading...';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The site at /about, and a page that comes when it is told to. */
async function showAbout() {
  const coming = Promise.withResolvers<void>();
  const requests = answerRequests({
    '/api/pages/about-us': page('<h1>About</h1>'),
    '/api/pages/contact': (request) => coming.promise.then(() => contact(request)),
    '/rules/*': noRules,
  });
  const app = showApp('/about');
  await app.findText('About', 'main');
  return {
    app,
    come: coming.resolve,
    urls: () => requests.map(({ url }) => new URL(url, location.origin).pathname),
  };
}

const main = ({ root }: ShownApp): string => root.querySelector('main')?.textContent ?? '';

it('asks for all that a page takes in the moment in which somebody goes there', async () => {
  const { app, urls } = await showAbout();
  void app.router.navigate('/contact');
  expect(urls()).toEqual(expect.arrayContaining(['/api/pages/contact', '/rules/contact.json']));
});

it('lets the page before stand until the next one has come, and shows no outline between', async () => {
  const { app, come } = await showAbout();
  const seen = new Set<string>();
  const observer = new MutationObserver(() => seen.add(main(app)));
  observer.observe(app.root.querySelector('main')!, { childList: true, subtree: true });
  const arrived = app.router.navigate('/contact');
  expect(main(app)).toBe('About');
  come();
  await arrived;
  await app.findText('Contact', 'main');
  observer.disconnect();
  expect([...seen].join()).not.toContain(OUTLINE);
});

it('shows the outline of a page that takes its time, and then the page', async () => {
  const { app, come } = await showAbout();
  void app.router.navigate('/contact');
  await app.findText(OUTLINE, 'main');
  come();
  await app.findText('Contact', 'main');
});

it('shows a body that the server has prepared of it, and makes none itself', async () => {
  const content = '<html><body><div id="main-content"><h1>Contact</h1></div></body></html>';
  answerRequests({
    '/api/pages/about-us': page('<h1>About</h1>'),
    '/api/pages/contact': () => json({ content }),
    '/rules/*': noRules,
    '/prepared/contact.json': () =>
      json({
        fingerprint: fingerprint(content),
        rulesHash: '0000000000000000',
        html: '<div class="page-body"><h1>Made elsewhere</h1></div>',
        progress: { rules: [], wornOut: [] },
      }),
  });
  const app = showApp('/about');
  await app.findText('About', 'main');
  await app.router.navigate('/contact');
  expect(main(app)).toBe('Made elsewhere');
});

it('draws a page that is at hand right after the click', async () => {
  const { app, come, urls } = await showAbout();
  come();
  await app.router.navigate('/contact');
  await app.findText('Contact', 'main');
  const asked = urls().length;
  void app.router.navigate('/about');
  await Promise.resolve();
  expect(main(app)).toBe('About');
  expect(urls()).toHaveLength(asked);
});

it('asks for nothing when somebody goes where they are', async () => {
  const requests = answerRequests({ '/api/pages/about-us': down, '/rules/*': noRules });
  const app = showApp('/about');
  await app.findText('Try Again', 'main');
  const asked = requests.length;
  await app.router.navigate('/about');
  expect(requests).toHaveLength(asked);
});

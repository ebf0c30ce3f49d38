import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerRequests, json, noRules, page } from './support/answer-requests.ts';
import { passTime } from './support/pass-time.ts';
import { showApp } from './support/show-app.tsx';
import { site } from './support/site.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const down = (): Response => json({ message: 'down' }, 500);

it.each([
  ['/', 'Error Loading Content'],
  ['/', 'We encountered a problem loading the page content. Please try again later.'],
  ['/about', 'Error Loading Content'],
  ['/blog', 'Error loading content'],
  ['/contact', 'Error loading content'],
  ['/blog/some-post', 'Error loading content'],
  ['/industries/legal', 'Error loading content for: /industries/legal'],
])('%s says when it fails: %s', async (path, text) => {
  answerRequests({ '/api/*': down, '/rules/*': noRules });
  const app = showApp(path);
  await app.findText(text, 'main');
  await app.findText(site.phones.tollFree.display, 'main');
});

it.each([
  ['HTML', () => new Response('<!doctype html><p>Hello</p>')],
  ['a truncated answer', () => new Response('{"content":"<p>He')],
  ['no content', () => json({})],
  ['nothing but spaces', () => json({ content: ' \n ' })],
])('counts %s as a failure', async (_what, answer) => {
  answerRequests({ '/api/pages/about-us': answer, '/rules/*': noRules });
  await showApp('/about').findText('Error Loading Content', 'main');
});

it('shows the page when trying again works', async () => {
  const answers = [down, page('<h1>About</h1>')];
  answerRequests({
    '/api/pages/about-us': (request) => answers.shift()!(request as never),
    '/rules/*': noRules,
  });
  const app = showApp('/about');
  (await app.findText('Try Again', 'main')).click();
  await app.findText('About', 'main');
});

it('leads the focus from the button to the heading that comes, be it of the page or of another failure', async () => {
  const answers = [down, down, page('<h1>About</h1>')];
  answerRequests({
    '/api/pages/about-us': (request) => answers.shift()!(request as never),
    '/rules/*': noRules,
  });
  const app = showApp('/about');
  for (const heading of ['Error Loading Content', 'About']) {
    const button = await app.findText('Try Again', 'main');
    button.focus();
    button.click();
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(document.activeElement?.textContent).toBe(heading);
  }
});

it('leaves the focus with who has gone elsewhere until the page comes', async () => {
  const late = Promise.withResolvers<Response>();
  const answers = [down, () => late.promise];
  answerRequests({
    '/api/pages/about-us': () => answers.shift()!(),
    '/rules/*': noRules,
  });
  const app = showApp('/about');
  (await app.findText('Try Again', 'main')).click();
  await app.findText('Loading...', 'main');
  const other = await app.find('[aria-label="Dark theme"]');
  other.focus();
  late.resolve(json({ content: '<h1>About</h1>' }));
  await app.findText('About', 'main');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(other);
});

it('shows a page whose rules cannot be had', async () => {
  answerRequests({ '/api/pages/about-us': page('<h1>About</h1>'), '/rules/*': down });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = showApp('/about');
  await passTime();
  await app.findText('About', 'main');
});

it('asks the blog for an industry that is no page', async () => {
  const requests = answerRequests({
    '/api/blog/legal': page('<h1>Legal</h1>'),
    '/rules/*': noRules,
  });
  await showApp('/industries/legal').findText('Legal', 'main');
  expect(requests.filter(({ url }) => url.startsWith('/api/')).map(({ url }) => url)).toEqual([
    '/api/pages/industries/legal',
    '/api/blog/legal',
  ]);
});

it('tries a service three times more, then directly, then offers help', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const endpoint = '/api/pages/services/cybersecurity-services/email-security';
  const requests = answerRequests({ [endpoint]: down, '/rules/*': noRules });
  const app = showApp('/services/cybersecurity-services/email-security');
  await passTime();
  await app.findText('Reload Page', 'main');
  expect(requests.filter(({ url }) => url === endpoint)).toHaveLength(5);
  (await app.findText('Try Manual Fetch', 'main')).click();
  await expect.poll(() => alert.mock.calls[0]?.[0]).toMatch(/^Fetch failed: 500/);
});

it('shows a service that the direct way brings', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers = [down, down, down, down, page('<h1>Backup</h1>')];
  answerRequests({
    '/api/pages/services/cloud-services/backup-recovery': (request) =>
      answers.shift()!(request as never),
    '/rules/*': noRules,
  });
  const app = showApp('/services/cloud-services/backup-recovery');
  await passTime();
  await app.findText('Backup', 'main');
});

it.each([
  ['/services/voip', 'Error Loading Content'],
  ['/services/voip', 'The page /services/voip could not be loaded.'],
  ['/privacy', 'Error loading privacy policy.'],
])('%s says after its retries: %s', async (path, text) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const requests = answerRequests({ '/api/*': down, '/rules/*': noRules });
  const app = showApp(path);
  await passTime();
  await app.findText(text, 'main');
  await app.findText('Try Again', 'main');
  expect(requests.filter(({ url }) => url.startsWith('/api/'))).toHaveLength(4);
});

it('leads from /cloud-services to the page after 100 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answerRequests({
    '/api/pages/services/cloud-services': page('<h1>Cloud</h1>'),
    '/rules/*': noRules,
  });
  const app = showApp('/cloud-services');
  await app.findText('Loading cloud services...', 'main');
  // Its clock starts after the frame in which it is shown.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  vi.advanceTimersByTime(99);
  expect(app.router.state.location.pathname).toBe('/cloud-services');
  vi.advanceTimersByTime(1);
  await app.findText('Cloud', 'main');
  expect(app.router.state.location.pathname).toBe('/services/cloud-services');
});

it('leads old addresses to their pages', async () => {
  answerRequests({ '/rules/*': noRules });
  const app = showApp('/security?from=mail');
  await expect
    .poll(() => app.router.state.location)
    .toMatchObject({
      pathname: '/services/cybersecurity-services/endpoint-security',
      search: '?from=mail',
    });
});

it('has a page for an address that leads nowhere', async () => {
  answerRequests({});
  const app = showApp('/no/such/page');
  await app.findText('404 - Page Not Found', 'main');
  await app.findText('The page you are looking for does not exist.', 'main');
});

import { expect, it, vi } from 'vitest';
import { down, page, type Answer } from '../support/answers.ts';
import { answerRequests, noRules } from './support/answer-requests.ts';
import { passTime, useOwnTime } from './support/pass-time.ts';
import { showApp } from './support/show-app.tsx';

const PATH = '/services/business-continuity-support';
/** The first try, three retries, and the direct fetch. */
const TRIES = 5;

useOwnTime();

/** Presses Try Manual Fetch, whose answer comes when the test says so. */
async function fetchManually() {
  const manual = Promise.withResolvers<Answer>();
  let tries = 0;
  answerRequests({
    [`/api/pages${PATH}`]: async (request) => {
      tries += 1;
      return tries > TRIES ? (await manual.promise)(request) : down(request);
    },
    '/api/pages/about-us': page('<h1>About</h1>'),
    '/rules/*': noRules,
  });
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const app = showApp(PATH);
  await passTime();
  const button = await app.findText('Try Manual Fetch', 'main');
  button.focus();
  button.click();
  return { app, alert, button, answer: manual.resolve };
}

it('leads the focus to the heading of the page that it brings', async () => {
  const { app, answer } = await fetchManually();
  answer(page('<h1>Continuity</h1>'));
  await app.findText('Continuity', 'main');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Continuity'));
});

it('keeps the focus when it fails, to be tried once more', async () => {
  const { alert, button, answer } = await fetchManually();
  answer(down);
  await vi.waitFor(() => expect(alert).toHaveBeenCalledWith('Fetch failed: 500'));
  expect(document.activeElement).toBe(button);
});

it('says nothing of its failure on another page', async () => {
  const { app, alert, answer } = await fetchManually();
  await app.router.navigate('/about');
  await app.findText('About', 'main');
  answer(down);
  await passTime();
  expect(alert).not.toHaveBeenCalled();
});

import { expect, within } from 'storybook/test';
import type { SetupWorker } from 'msw/browser';
import { rules } from 'virtual:site';
import { makeRule } from '../../tests/support/rule.ts';
import { down, handlersFor, json, silence, type Answers } from '../../tests/support/answers.ts';
import { siteAnswers } from './site-answers.ts';
import { inFrames } from './states.ts';

interface Context {
  readonly msw: SetupWorker;
}

interface Played {
  readonly canvasElement: HTMLElement;
}

/** What a part cannot have and a page must. The skip link stands outside of all landmarks. */
const ofPages = {
  config: {
    rules: [{ id: 'region', enabled: true, selector: 'body *:not(a[href="#main"])' }],
  },
  options: {
    rules: {
      region: { enabled: true },
      'landmark-one-main': { enabled: true },
      'page-has-heading-one': { enabled: true },
    },
  },
};

/** For stories of a whole page: the site at a path, examined as a page and not as a part of one. */
export function wholePage(path: string) {
  return {
    path,
    isWholeSite: true,
    layout: 'fullscreen' as const,
    a11y: ofPages,
    ...inFrames('40rem'),
  };
}

/** The page is there. */
export const success = { play: showsPage };

/** The server has not answered yet. */
export const loading = {
  beforeEach: answers({ '/api/*': silence }),
  play: showsText('Loading...'),
};

/** The server knows no such page. */
export const missing = {
  beforeEach: answers({ '/api/*': () => json({ message: 'Not found.' }, 404) }),
  play: showsFailure,
};

/** The server fails. */
export const failing = { beforeEach: answers({ '/api/*': down }), play: showsFailure };

/** The content's source is down; the server gives the copy of yesterday. */
export const stale = { beforeEach: answers({ '/api/*': answerYesterday }), play: showsPage };

/** One rule breaks; the page and all other rules go on. */
export const brokenRule = {
  beforeEach: answers({ '/rules/*': () => json({ ...rules, rules: [broken, ...rules.rules] }) }),
  play: showsPage,
};

const broken = makeRule({ id: 'broken', selectors: ['h1'], action: 'no-such-action' });

async function answerYesterday(request: Request): Promise<Response> {
  const answer = siteAnswers['/api/pages/*'] ?? down;
  const response = await answer(request);
  return new Response(response.body, { headers: { ...response.headers, Age: '86400' } });
}

/** Other answers than on a good day, for one story. */
export function answers(given: Answers): (context: Context) => void {
  return ({ msw }) => msw.use(...handlersFor(given));
}

/** Passes once a text is shown. */
export function showsText(text: string | RegExp) {
  return async ({ canvasElement }: Played): Promise<void> => {
    const found = await within(canvasElement).findAllByText(text);
    await expect(found[0]).toBeInTheDocument();
  };
}

async function showsPage({ canvasElement }: Played): Promise<void> {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
}

async function showsFailure({ canvasElement }: Played): Promise<void> {
  const alert = within(await within(canvasElement).findByRole('alert'));
  await expect(alert.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringContaining('tel:'),
  );
}

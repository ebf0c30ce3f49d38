import type { SetupWorker } from 'msw/browser';
import { expect, waitFor, within } from 'storybook/test';
import type { PAGE_STORIES } from '../build/describe-fixture.ts';
import * as states from '../parts/page-states.ts';
import type { Case } from './correct.ts';
import { namedPictures } from './named-pictures.ts';

/** A case before and after. What is shown with its faults is not examined: rules are for those. */
const correction = {
  layout: 'fullscreen',
  a11y: { context: { exclude: ['[data-specimen=true]'] } },
};

/** The same of a piece of a page, whose pictures are only names. */
export const correctionOfPiece = {
  parameters: {
    ...correction,
    ...inWords(
      'A piece of a page as exported, and as this rule leaves it; what a finder finds is lit.',
    ),
  },
  play: showsPiece,
  beforeEach: ({ msw }: { readonly msw: SetupWorker }) => msw.use(namedPictures),
};

/** A page of the site in every state that it can be in, and its correction. */
export function storiesOfPage(path: string) {
  const inState = (words: string) => ({
    parameters: { ...states.wholePage(path), ...inWords(words) },
  });
  const besides = inWords(
    'The page as exported, and as the rules leave it; below, what each rule did.',
  );
  return {
    Success: { ...inState('The page as visitors see it on a good day.'), ...states.success },
    Loading: {
      ...inState('The server has not answered yet: what stands here must not jump when it does.'),
      ...states.loading,
    },
    NotFoundByServer: {
      ...inState('The server knows no such page: the way on is a number to call.'),
      ...states.missing,
    },
    ServerError: {
      ...inState('The server fails: it is said, and can be tried again.'),
      ...states.failing,
    },
    StaleCopy: {
      ...inState('The source of the content is down: the copy of yesterday looks like any other.'),
      ...states.stale,
    },
    OneRuleFailed: {
      ...inState('One rule breaks: the page and all other rules go on.'),
      ...states.brokenRule,
    },
    BeforeAndAfter: { parameters: { ...correction, ...besides }, play: showsBothHalves },
  } satisfies Record<(typeof PAGE_STORIES)[number], InWords>;
}

/** A story that says what is to be seen in it. */
type InWords = Record<string, unknown> & { readonly parameters: ReturnType<typeof inWords> };

/** What is to be seen in a story and judged, as it stands above it. */
function inWords(story: string) {
  return { docs: { description: { story } } };
}

interface Played {
  readonly canvasElement: HTMLElement;
  readonly args: Case;
}

/** A piece is beside the rule that corrects it; what a finder finds is lit. */
async function showsPiece(played: Played): Promise<void> {
  const { canvasElement, args } = played;
  await showsBothHalves(played);
  const rule = within(canvasElement).getByRole('region', { name: 'Rule' });
  await expect(rule.querySelector('pre')?.textContent).toBe(args.text);
  const isLit = canvasElement.querySelector('[data-lit]') !== null;
  await expect(isLit).toBe(args.isAboutFinding);
}

/** Both halves are there with what rules insert, and each rule that wrote has its line. */
async function showsBothHalves({ canvasElement, args }: Played): Promise<void> {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('region', { name: 'Original' })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Corrected' })).toBeVisible();
  await waitFor(() => expect(emptyPlaces(canvasElement)).toEqual([]));
  const trace = canvas.getByRole('region', { name: 'Trace' });
  const rows = [...trace.querySelectorAll<HTMLElement>('[data-state=applied]')];
  await expect(rows.length).toBeLessThanOrEqual(args.rules.length);
  await expect(trace).toHaveTextContent(`Rules at work: ${rows.length} of`);
  for (const row of rows) await expect(row.querySelector('ins, del, li')).not.toBeNull();
}

/** Components that are still to come. */
function emptyPlaces(canvas: HTMLElement): Element[] {
  const places = [...canvas.querySelectorAll('[data-component]')];
  return places.filter(({ textContent }) => textContent.trim() === '');
}

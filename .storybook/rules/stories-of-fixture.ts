import type { SetupWorker } from 'msw/browser';
import { expect, waitFor, within } from 'storybook/test';
import type { PAGE_STORIES } from '../build/describe-fixture.ts';
import * as states from '../parts/page-states.ts';
import type { Case } from './correct.ts';
import { namedPictures } from './named-pictures.ts';

/** A case before and after. What is shown with its faults is not examined: rules are for those. */
export const correction = {
  parameters: { layout: 'fullscreen', a11y: { context: { exclude: ['[data-specimen=true]'] } } },
  play: showsBothHalves,
};

/** The same of a piece of a page, whose pictures are only names. */
export const correctionOfPiece = {
  ...correction,
  play: showsPiece,
  beforeEach: ({ msw }: { readonly msw: SetupWorker }) => msw.use(namedPictures),
};

/** A page of the site in every state that it can be in, and its correction. */
export function storiesOfPage(path: string) {
  const parameters = states.wholePage(path);
  return {
    Success: { parameters, ...states.success },
    Loading: { parameters, ...states.loading },
    NotFoundByServer: { parameters, ...states.missing },
    ServerError: { parameters, ...states.failing },
    StaleCopy: { parameters, ...states.stale },
    OneRuleFailed: { parameters, ...states.brokenRule },
    BeforeAndAfter: correction,
  } satisfies Record<(typeof PAGE_STORIES)[number], object>;
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

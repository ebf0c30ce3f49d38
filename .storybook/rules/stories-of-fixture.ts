import { expect, within } from 'storybook/test';
import type { PAGE_STORIES } from '../build/describe-fixture.ts';
import * as states from '../parts/page-states.ts';
import type { Case } from './correct.ts';

/** A case before and after. What is shown with its faults is not examined: rules are for those. */
export const correction = {
  parameters: { layout: 'fullscreen', a11y: { context: { exclude: ['[data-specimen=true]'] } } },
  play: showsBothHalves,
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

/** Both halves are there, and the trace has a line for each rule that changed something. */
async function showsBothHalves({
  canvasElement,
  args,
}: {
  readonly canvasElement: HTMLElement;
  readonly args: Case;
}): Promise<void> {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('region', { name: 'Original' })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Corrected' })).toBeVisible();
  const trace = canvas.getByRole('region', { name: 'Trace' });
  const rows = [...trace.querySelectorAll<HTMLElement>('[data-state=applied]')];
  await expect(rows.length).toBeLessThanOrEqual(args.rules.length);
  for (const row of rows) await expect(row.querySelector('ins, del, li')).not.toBeNull();
}

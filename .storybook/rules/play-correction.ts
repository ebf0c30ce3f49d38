import { expect, within } from 'storybook/test';
import type { Case } from './correct.ts';

/** What is shown with its faults is not examined: those faults are what the rules are for. */
export const ruleParameters = {
  layout: 'fullscreen',
  controls: { disable: true },
  a11y: { context: { exclude: ['[data-specimen=true]'] } },
};

/** Both halves are there, and the trace has a line for each rule that changed something. */
export async function playCorrection({
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

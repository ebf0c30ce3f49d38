import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { failRequests, type Interception } from './site-failures.ts';
import type { SiteHarness } from './site-harness.ts';

export interface Visit {
  readonly page: Page;
  readonly code: Interception;
}

/** Opens a path in a tab to which the code in a file does not come. */
export async function openWithout(
  open: SiteHarness['open'],
  path: string,
  file: string,
): Promise<Visit> {
  let code: Interception | undefined;
  const page = await open(path, {
    viewport: null,
    before: async (tab) => {
      code = await failRequests(tab, file, 'lost');
    },
  });
  return { page, code: code as Interception };
}

/** Turns a carousel by its button; waits until the second testimonial is the one that is shown. */
export async function turn(carousel: Locator): Promise<void> {
  await carousel.getByRole('button', { name: 'Next testimonial' }).click();
  const second = carousel.getByRole('button', { name: 'Testimonial 2 of' });
  await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
}

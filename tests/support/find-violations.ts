import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/** Everything that can be told by a program. */
export const WCAG_22_AA: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

/** What depends on colors. */
export const COLORS_ALONE: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** What axe finds wrong in a page as it is shown: rule, place and reason. */
export async function findViolations(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { axe: here } = window as never as { axe: typeof axe };
    // What is right would be described, too, and that takes longer than to look.
    const { violations } = await here.run(document, { ...given, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const reason = failureSummary?.split('\n')[1]?.trim() ?? '';
        return `${id}: ${target.join(' ')}: ${reason}`;
      }),
    );
  }, options);
}

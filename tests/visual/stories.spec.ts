import { expect, test } from 'playwright/test';

test('a story that is shown hovered leaves the next one as it is', async ({ page }) => {
  await page.goto('/?path=/story/parts-button--hover');
  const canvas = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  await expect(canvas).toHaveClass(/pseudo-hover/);
  await page.locator('a[href*="parts-button--gold"]').click();
  await expect(canvas.getByRole('button')).toHaveClass(/gold/);
  await page.waitForTimeout(500);
  await expect(canvas).not.toHaveClass(/pseudo-hover/);
});

test('a story says above itself what is to be seen, where it has no place on a docs page, too', async ({
  page,
}) => {
  for (const [story, words] of [
    ['double-text', 'With text at 200 %'],
    ['quiet', 'an outline and no more'],
  ] as const) {
    await page.goto(`/?path=/story/parts-button--${story}`);
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('a story beside its dark copy stays light', async ({ page }) => {
  await page.goto('/?path=/story/parts-button--gold&globals=theme:both');
  const copy = page.frameLocator('[title="The same in the dark"]').frameLocator('iframe');
  await expect(copy.locator('html')).toHaveClass(/dark/);
  await expect(copy.getByRole('button')).toBeVisible();
  await page.waitForTimeout(1000);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.locator('html')).toHaveClass(/light/);
});

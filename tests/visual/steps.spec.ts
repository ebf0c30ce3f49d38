import { expect, test } from 'playwright/test';
import { untilFinished } from './open-story.ts';

test('of a finder are taken when what it finds is lit', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/iframe.html?id=rules-finders-empty--unless-it-has-a-divider&viewMode=story');
  await untilFinished(page);
  expect(errors).toEqual([]);
});

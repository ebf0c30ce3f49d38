import { expect, test, type Page } from 'playwright/test';
import { openStory } from './open-story.ts';
import { STORIES } from './stories.ts';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 768, 1280] as const;

for (const story of STORIES) {
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      test(`${story} ${theme} ${width}`, ({ page }) => compare(page, story, theme, width));
    }
  }
}

async function compare(page: Page, story: string, theme: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openStory(page, story, theme);
  await expect(page).toHaveScreenshot(`${story}-${theme}-${width}.png`, { fullPage: true });
}

import { expect, test, type Page } from 'playwright/test';

/** A docs page shows its stories below one another, those that take steps in frames of their own. */
async function openDocs(page: Page, component: string, theme = 'light'): Promise<void> {
  await page.goto(`/iframe.html?id=${component}--docs&viewMode=docs&globals=theme:${theme}`);
  await page.locator('#storybook-docs h1').waitFor();
}

function frameOf(page: Page, story: string) {
  const frame = page.locator(`iframe[id="iframe--${story}"]`).last();
  return frame.contentFrame();
}

test('lie on the ground of the theme', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await openDocs(page, 'page-view-phone-help', theme);
    await page
      .locator('html')
      .and(page.locator(`.${theme}`))
      .waitFor();
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).background);
    await expect(page.locator('.docs-story').first()).toHaveCSS('background', ground);
  }
});

test('are dark where the device is, as Storybook around them', async ({ page }) => {
  await openDocs(page, 'parts-button');
  const paper = page.locator('.sbdocs-wrapper');
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(paper).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('show of each story what its steps come to', async ({ page }) => {
  await openDocs(page, 'parts-tooltip');
  const tooltip = frameOf(page, 'parts-tooltip--on-hover').getByRole('tooltip');
  await expect(tooltip).toHaveText('Theme of this device');
});

test('show no form untouched that is said to be sent', async ({ page }) => {
  await openDocs(page, 'contact-form-contact-form');
  await expect(page.getByRole('heading', { name: 'In Footer' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: /Sending|Sent|Failed|Empty|Refused/ }),
  ).toHaveCount(0);
});

test('leave the time of a story to that story', async ({ page }) => {
  await openDocs(page, 'page-view-loading');
  const slow = frameOf(page, 'page-view-loading--slow');
  await expect(slow.getByText('This takes longer than usual.')).toBeVisible();
  await expect(page.getByText('This takes longer than usual.')).toHaveCount(0);
});

test('leave out what only a wide window shows', async ({ page }) => {
  await openDocs(page, 'frame-header');
  await expect(page.getByRole('heading', { name: 'Hover' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dropdown' })).toHaveCount(0);
});

test('say what they show, where several show the same component', async ({ page }) => {
  const texts = new Set<string>();
  for (const part of ['panel', 'rule', 'new-rule']) {
    await openDocs(page, `inspector-${part}`);
    texts.add(await page.locator('#storybook-docs h1 + p').innerText());
  }
  expect(texts.size).toBe(3);
});

test('offer no control in which an element could only be broken', async ({ page }) => {
  for (const part of ['containment', 'tooltip']) {
    await openDocs(page, `parts-${part}`);
    await expect(page.getByRole('table')).toContainText('children');
    await expect(page.getByRole('table')).not.toContainText('$$typeof');
  }
  await openDocs(page, 'parts-button');
  await expect(page.getByRole('table')).toContainText('type');
  await expect(page.getByRole('table')).not.toContainText('Set object');
});

test('load each frame once, whatever state it holds', async ({ page }) => {
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await openDocs(page, 'frame-header');
  for (const state of ['hover', 'focus']) {
    await expect(frameOf(page, `frame-header--${state}`).getByRole('banner')).toBeVisible();
  }
  await page.waitForTimeout(3000);
  expect(loads.filter((url) => /story.*--hover/.test(url)).length).toBeLessThanOrEqual(2);
});

test('show in frames what the toolbar says', async ({ page }) => {
  await openDocs(page, 'parts-tooltip', 'dark');
  const frame = frameOf(page, 'parts-tooltip--on-hover');
  await expect(frame.locator('html')).toHaveClass(/dark/);
});

test('show in a frame what the controls say', async ({ page }) => {
  await openDocs(page, 'parts-tooltip');
  const first = page.locator('[id$="--primary"] iframe').contentFrame();
  await expect(first.getByRole('tooltip')).toBeVisible();
  await page.locator('[id^=control-][id$=-text]').fill('Other words');
  await expect(first.getByRole('tooltip')).toHaveText('Other words');
});

test('leave the focus to their reader, while each frame has one of its own', async ({ page }) => {
  await openDocs(page, 'inspector-copy-button');
  const control = page.locator('[id^=control-][id$=-label]');
  await control.focus();
  for (const story of ['copied', 'by-hand']) {
    const frame = frameOf(page, `inspector-copy-button--${story}`);
    await expect(frame.getByRole('button')).toHaveClass(/pseudo-focus-visible/);
  }
  await expect(control).toBeFocused();
});

test('show the skip link, which is not seen without focus', async ({ page }) => {
  await openDocs(page, 'frame-skip-link');
  const link = frameOf(page, 'frame-skip-link--focus').getByRole('link');
  await expect(link).toBeInViewport({ ratio: 1 });
});

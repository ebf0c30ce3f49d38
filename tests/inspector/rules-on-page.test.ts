import { expect, it } from 'vitest';
import { ruleFile } from '../server/support/rules-checkout.ts';
import { rowOf, useStaffSite } from './support/staff-site.ts';

const { checkout, openPanel } = useStaffSite();

it('lights up what a rule touched', async () => {
  const page = await openPanel('/areas-served');
  await rowOf(page, 'typed-headings').hover();
  await expect.poll(() => page.locator('.frame').count()).toBe(2);
  await page.getByRole('button', { name: 'Show on the page' }).waitFor({ state: 'detached' });
  await rowOf(page, 'typed-headings').locator('.name').click();
  await page.getByRole('button', { name: 'Show on the page' }).click();
  await page.waitForTimeout(900);
  const frame = (await page.locator('.frame').first().boundingBox())!;
  const heading = (await page
    .getByRole('heading', { name: /Communities.We.Serve/ })
    .boundingBox())!;
  expect(Math.abs(frame.y - heading.y)).toBeLessThan(6);
});

it('switches a rule off and on', async () => {
  const page = await openPanel('/areas-served');
  const heading = page.locator('.page-body').getByRole('heading', { name: /Communities.We.Serve/ });
  expect(await heading.count()).toBe(1);
  await rowOf(page, 'typed-headings').getByRole('switch').click();
  await expect.poll(() => heading.count()).toBe(0);
  expect(await rowOf(page, 'typed-headings').locator('.state').textContent()).toBe('off');
  await rowOf(page, 'typed-headings').getByRole('switch').click();
  await expect.poll(() => heading.count()).toBe(1);
});

it.each([
  ['.et_pb_section .nothing-here', / 0 lost here/],
  ['{ heading: Communities We Swerve }', / 0 lost here; nearest: "Communities.We.Serve" in /],
])('says why a rule did nothing, step by step: %s', async (selector, lost) => {
  checkout().save(
    'pages/never.yaml',
    ruleFile('never-found', 'x').replace('{ first: 1, of: h2 }', selector),
  );
  const page = await openPanel('/areas-served');
  await rowOf(page, 'never-found').locator('.name').click();
  const details = rowOf(page, 'never-found').locator('.details');
  await expect.poll(() => details.textContent()).toMatch(/finds nothing on this page/);
  await expect.poll(() => details.locator('[data-lost="true"]').textContent()).toMatch(lost);
});

it('tells which rules touched an element, before and after', async () => {
  const page = await openPanel('/areas-served');
  await page.getByRole('button', { name: 'Who wrote this?' }).click();
  await page.getByRole('heading', { name: /Communities.We.Serve/ }).hover();
  const card = page.locator('.card');
  await expect.poll(() => card.textContent()).toContain('typed-headings');
  expect(await card.locator('del').allTextContents()).toContain('<p>');
  expect(await card.locator('ins').allTextContents()).toContain('<h2>');
});

it('shows original and corrected side by side', async () => {
  const page = await openPanel('/areas-served');
  await page.getByRole('button', { name: 'Compare' }).click();
  const original = page.locator('[data-original]');
  expect(await original.getByRole('heading', { name: /Communities.We.Serve/ }).count()).toBe(0);
  expect(await original.evaluate((one) => one.style.clipPath)).toBe('inset(0px 50% 0px 0px)');
  await page.getByRole('slider').press('End');
  expect(await original.evaluate((one) => one.style.clipPath)).toBe('inset(0px 0% 0px 0px)');
  await page.getByRole('button', { name: 'Compare' }).click();
  expect(await original.count()).toBe(0);
});

it('finds the culprit with a few answers', async () => {
  const page = await openPanel('/areas-served');
  const heading = page.locator('.page-body h2', { hasText: /Communities.We.Serve/ });
  await page.getByRole('button', { name: 'Find the culprit' }).click();
  const result = page.locator('fieldset', { hasText: 'Find the culprit' }).locator('output');
  for (let look = 0; look < 8; look += 1) {
    const isWrong = (await heading.count()) > 0;
    if ((await result.textContent())?.startsWith('It is')) break;
    await page.getByRole('button', { name: isWrong ? 'It is wrong' : 'It is right' }).click();
    await page.waitForTimeout(100);
  }
  expect(await result.textContent()).toContain('It is "typed-headings"');
});

it('copies a report', async () => {
  const page = await openPanel('/areas-served');
  await page.getByRole('button', { name: 'Copy report' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Rules on /areas-served');
  expect(text).toMatch(/- typed-headings: applied \(2 found, 2 changed, \d+\.\d ms\) .*:\d+/);
});

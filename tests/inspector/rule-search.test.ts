import { expect, it } from 'vitest';
import { useStaffSite } from './support/staff-site.ts';

const { openPanel } = useStaffSite();

it('finds a rule by the keyboard; Escape empties the field, and then closes the panel', async () => {
  const page = await openPanel('/areas-served');
  await page.locator('.rule').first().waitFor();
  const count = await page.locator('.rule').count();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('Typed-Headings applied');
  await expect.poll(() => page.locator('.rule').count()).toBe(1);
  expect(await page.locator('.rule[data-id="typed-headings"]').count()).toBe(1);
  await page.keyboard.type(' nonsense');
  await page.getByText('No rule of this page says that.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.rule').count()).toBe(count);
  await page.keyboard.press('Escape');
  await page.locator('.panel').waitFor({ state: 'detached' });
});

import { expect, it } from 'vitest';
import { ruleFile } from '../server/support/rules-checkout.ts';
import { useStaffSite } from './support/staff-site.ts';

const { checkout, openPanel } = useStaffSite();

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

it.each([
  ['is over', 'until: 2024-01-01', 'counts until 2024-01-01'],
  ['is still to come', 'from: 2099-12-01', 'not before 2099-12-01'],
])('finds a rule whose season %s, and it says so', async (_name, season, words) => {
  checkout().save('pages/winter.yaml', ruleFile('winter-rule', 'x', `    ${season}\n`));
  const page = await openPanel('/areas-served');
  const rows = page.locator('.rule');
  await rows.first().waitFor();
  await page.getByRole('searchbox').fill(words);
  const rule = page.locator('.rule[data-id="winter-rule"]');
  await rule.getByText(words, { exact: true }).waitFor();
  expect(await rows.count()).toBe(1);
  expect(await rule.getByRole('switch').count()).toBe(0);
  await rule.getByRole('button', { name: 'winter-rule' }).press('Enter');
  await rule.getByText(/^The rule counts .*; today is/).waitFor();
});

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ruleFile } from '../server/support/rules-checkout.ts';
import { useStaffSite } from './support/staff-site.ts';

const { checkout, open, openPanel, origin } = useStaffSite();

describe('drafts', () => {
  it('show under the link alone', async () => {
    checkout().save(
      'pages/draft.yaml',
      ruleFile('draft-rule', 'draft', '    status: draft\n').replace('/*', '/about'),
    );
    const staff = await open('/about', 'staff');
    const visitor = await open('/about', 'visitor');
    const title = (page: Page): Promise<string | null> =>
      page.locator('.page-body h2').first().getAttribute('title');
    await expect.poll(() => title(staff)).toBe('draft');
    expect(await title(visitor)).toBeNull();
    const answer = await fetch(`${origin()}/rules.json`);
    expect(await answer.text()).not.toContain('draft-rule');
  });
});

describe('the picker under the link', () => {
  it('tries a rule on the page at once and copies it as YAML', async () => {
    const page = await openPanel('/areas-served');
    await page.getByRole('button', { name: 'New rule: pick' }).click();
    const heading = page.getByRole('heading', { name: /Communities.We.Serve/ });
    await heading.click();
    const first = page.locator('.choice').first();
    expect(await first.textContent()).toMatch(/heading: Communities.We.Serve.*1 here/);
    await page.getByLabel('Action', { exact: true }).selectOption('set-attribute');
    await page.getByLabel('name', { exact: true }).fill('title');
    await page.getByLabel('value', { exact: true }).fill('Tried');
    await expect.poll(() => heading.getAttribute('title')).toBe('Tried');
    await page.getByLabel('Why').fill('A test tries it.');
    await page.getByRole('button', { name: 'Copy as YAML' }).click();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /^ {2}- id: set-attribute-communities-we-serve\n {4}why: 'A test tries it\.'\n/,
    );
    expect(await page.getByRole('button', { name: 'Save the rule' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Put it away' }).click();
    await expect.poll(() => heading.getAttribute('title')).toBeNull();
  });

  it('keeps the choice of elements when other rules go live', async () => {
    const page = await openPanel('/about');
    await page.getByRole('button', { name: 'New rule: pick' }).click();
    await page.getByText('Own the problem').click();
    const choices = page.locator('.choice input');
    await choices.nth(1).check();
    checkout().save('pages/other.yaml', ruleFile('other-rule', 'other'));
    const titled = page.locator('.page-body h2[title="other"]');
    await expect.poll(() => titled.count()).toBe(1);
    await page.locator('.rules').getByText('other-rule').first().waitFor();
    expect(await choices.nth(1).isChecked()).toBe(true);
  });

  it('takes a heading by its words, and what is around it by the keyboard', async () => {
    const page = await openPanel('/about');
    await page.getByRole('button', { name: 'New rule: pick' }).click();
    await page.getByText('Own the problem').click();
    const picked = page.getByRole('status').filter({ hasText: /^For / });
    expect(await picked.textContent()).toBe('For <h3 class="et_pb_module_header">');
    const best = page.locator('.choice code').first();
    expect(await best.textContent()).toBe('{ heading: Own the problem }');
    const larger = page.getByRole('button', { name: 'Take what is around it' });
    await larger.press('Enter');
    await expect.poll(() => picked.textContent()).toBe('For <div class="et_pb_blurb_container">');
    expect(await best.textContent()).toContain('container-of');
    while ((await larger.getAttribute('aria-disabled')) === 'false')
      await page.keyboard.press('Enter');
    const outermost = await picked.textContent();
    await page.keyboard.press('Enter');
    expect(await picked.textContent()).toBe(outermost);
    expect(await larger.evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  it('makes no rule for a page that a component draws', async () => {
    const page = await openPanel('/contact');
    await page.getByRole('button', { name: 'New rule: pick' }).click();
    await page
      .locator('.page-body [data-component]')
      .first()
      .click({ position: { x: 4, y: 4 } });
    await page.getByText('This is drawn by a component and not by the page’s HTML').waitFor();
    expect(await page.locator('.choice').count()).toBe(0);
    expect(await page.getByLabel('Action', { exact: true }).count()).toBe(0);
    const larger = page.getByRole('button', { name: 'Take what is around it' });
    expect(await larger.getAttribute('aria-disabled')).toBe('true');
  });

  it('says what is missing, and copies no rule that is not whole', async () => {
    const page = await openPanel('/services');
    await page.getByRole('button', { name: 'New rule: pick' }).click();
    await page.locator('.page-body h2').first().click();
    const action = page.getByLabel('Action', { exact: true });
    const copy = page.getByRole('button', { name: 'Copy as YAML' });
    await action.selectOption('swap-image');
    await page.getByText('swap-image needs src, folder, extension, height or alt.').waitFor();
    await action.selectOption('rewrite-link');
    await page.getByLabel('link', { exact: true }).fill('about');
    await page.getByLabel('to', { exact: true }).fill('/contact');
    await page.getByText('"link" must begin with /.').waitFor();
    await page.getByLabel('link', { exact: true }).fill('/about');
    await page.getByText('Say why, in 10 to 300 letters').waitFor();
    expect(await copy.count()).toBe(0);
    await page.getByLabel('Why').fill('The page has moved.');
    await copy.waitFor();
  });

  it('picks without a pointer', async () => {
    const page = await openPanel('/areas-served');
    await page.getByRole('button', { name: 'New rule: pick' }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await page.locator('.choice').count()).toBeGreaterThan(0);
  });

  it.each([
    ['wide', 1280, 900],
    ['narrow', 360, 360],
  ])('shows what the arrow keys come to in a %s window', async (_name, width, bottom) => {
    const page = await openPanel('/areas-served', width);
    await page.getByRole('button', { name: 'New rule: pick' }).press('Enter');
    for (let times = 0; times < 6; times += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const frame = page.locator('.frame', { hasText: 'picked' });
    const top = async (): Promise<number> => (await frame.boundingBox())?.y ?? NaN;
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(bottom);
  });
});

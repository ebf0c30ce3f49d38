import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BROKEN, ruleFile } from '../server/support/rules-checkout.ts';
import { holdRequests } from '../support/site-failures.ts';
import { collectRequests } from '../support/site-harness.ts';
import { useDevelopmentSite } from './support/development-site.ts';

const { checkout, open, post, printed } = useDevelopmentSite();

const PICTURE = `routes: /about
rules:
  - id: new-rule
    why: A test wants to see another picture.
    selector: .et_pb_image img
    action: swap-image
    src: images/lgoo.svg
`;

const about = (): string => readFileSync(join(checkout().rules, 'pages', 'about.yaml'), 'utf8');
const soon = { interval: 50 };

describe('under the development server', () => {
  it('a save shows at once; a bad one shows the words of the terminal and changes nothing', async () => {
    const page = await open('/about');
    const title = (): Promise<string | null> =>
      page.locator('.page-body h2').first().getAttribute('title');
    await page.waitForTimeout(1500);
    checkout().save('pages/new.yaml', ruleFile('new-rule', 'good'));
    await expect.poll(title, soon).toBe('good');
    checkout().save('pages/new.yaml', BROKEN);
    const overlay = page.getByRole('alert');
    await expect.poll(() => overlay.count(), soon).toBe(1);
    const text = ((await overlay.locator('pre').textContent()) ?? '').replace(
      /\(\d+ seconds? old\)/,
      '',
    );
    expect(text).toMatch(/new\.yaml:3:5 \[R\d+\] rule "broken-rule"/);
    expect(text).toMatch(/The last good set, of .* stays live\./);
    const plain = printed().replace(/\(\d+ seconds? old\)/g, '');
    expect(plain).toContain(text.trim());
    expect(await title()).toBe('good');
    await page.keyboard.press('Alt+Shift+R');
    await page.getByRole('searchbox').click({ trial: true, timeout: 10_000 });
    await page.getByRole('button', { name: 'Move the panel' }).click();
    await page.getByRole('searchbox').click({ trial: true, timeout: 10_000 });
    checkout().save('pages/new.yaml', ruleFile('new-rule', 'better'));
    await expect.poll(() => overlay.count(), soon).toBe(0);
    await expect.poll(title, soon).toBe('better');
  });

  it.each([
    ['route', ruleFile('new-rule', 'unseen').replace('/*', '/abuot'), '[W101]', '/about'],
    ['picture', PICTURE, '[W111]', 'images/logo.svg'],
  ])('a %s that is not there is told though the rule is live', async (_name, file, code, hint) => {
    const page = await open('/about');
    await page.waitForTimeout(1500);
    checkout().save('pages/new.yaml', file);
    const note = page.getByRole('status').filter({ hasText: 'The new rules are live.' });
    await expect.poll(() => note.count(), soon).toBe(1);
    const text = (await note.locator('pre').textContent()) ?? '';
    expect(text).toContain(code);
    expect(text).toContain(`Did you mean "${hint}"`);
    expect(printed()).toContain(text.trim());
    expect(await page.getByRole('alert').count()).toBe(0);
    const later = await open('/about');
    await later.waitForTimeout(1500);
    expect(await later.getByText('The new rules are live.').count()).toBe(0);
    checkout().save('pages/new.yaml', BROKEN);
    await expect.poll(() => page.getByRole('alert').textContent(), soon).toMatch(/keeps its rules/);
    checkout().save('pages/new.yaml', ruleFile('new-rule', 'seen'));
    await expect.poll(() => page.getByRole('alert').count(), soon).toBe(0);
  });

  it('a picked element becomes a rule in the right file, and what stood there stays', async () => {
    checkout().save('pages/about.yaml', about().replace('rules:\n', 'rules:\n  # kept by hand\n'));
    const before = about();
    const page = await open('/about');
    await page.keyboard.press('Alt+Shift+R');
    await page.getByRole('button', { name: 'New rule: pick' }).click();
    const heading = page.locator('.page-body h2').first();
    const words = ((await heading.textContent()) ?? '').trim();
    await heading.click();
    const choice = page.locator('.choice').first();
    await expect
      .poll(() => choice.textContent(), { timeout: 60_000 })
      .toMatch(/\d+ here, \d+ on \d+ of all pages?/);
    await page.getByLabel('Action', { exact: true }).selectOption('add-class');
    await page.getByLabel('class', { exact: true }).fill('from-the-picker');
    await expect.poll(() => heading.getAttribute('class')).toContain('from-the-picker');
    await page.getByLabel('Why').fill('short');
    await page.getByRole('button', { name: 'Save the rule' }).click();
    await page.getByText(/\[R\d+\].*why/).waitFor();
    expect(about()).toBe(before);

    await page.getByLabel('Why').fill('The picker wants to see this class there.');
    await page.getByRole('button', { name: 'Save the rule' }).click();
    await page.getByText(/Saved: rules\/pages\/about\.yaml:\d+\./).waitFor();
    expect(about().startsWith(before.trimEnd())).toBe(true);
    expect(about()).toContain('# kept by hand');
    const added = about().slice(before.trimEnd().length);
    expect(added).toMatch(/^\n\n {2}- id: add-class-\S+\n {4}why: The picker wants/);
    expect(added.toLowerCase()).toContain(words.toLowerCase().slice(0, 8));
    await expect.poll(() => heading.getAttribute('class')).toContain('from-the-picker');
  });

  it('a rule is saved once by who presses twice, and goes on being tried as it is changed meanwhile', async () => {
    const page = await open('/privacy');
    await page.keyboard.press('Alt+Shift+R');
    await page.getByRole('button', { name: 'New rule: pick' }).click();
    const heading = page.locator('.page-body h2').first();
    await heading.click();
    await page.getByLabel('Action', { exact: true }).selectOption('add-class');
    const name = page.getByLabel('class', { exact: true });
    await name.fill('as-saved');
    await page.getByLabel('Why').fill('Whoever waits presses once more.');
    const requests = collectRequests(page);
    const desk = await holdRequests(page, '/rules/desk/rules');
    await page.getByRole('button', { name: 'Save the rule' }).dblclick();
    await name.fill('as-changed');
    desk.release();
    await page.getByText(/Saved: rules\/pages\/privacy\.yaml:\d+\./).waitFor();
    await page.waitForTimeout(500);
    expect(await heading.getAttribute('class')).toContain('as-changed');
    expect(requests.filter((one) => one === '/rules/desk/rules')).toHaveLength(1);
  });

  it('drafts show when they are asked for', async () => {
    checkout().save(
      'pages/draft.yaml',
      ruleFile('draft-rule', 'draft', '    status: draft\n').replace('title', 'lang'),
    );
    const page = await open('/about');
    const lang = (): Promise<string | null> =>
      page.locator('.page-body h2').first().getAttribute('lang');
    expect(await lang()).toBeNull();
    await page.keyboard.press('Alt+Shift+R');
    await page.getByLabel('Show drafts').click();
    await expect.poll(lang, { timeout: 10_000 }).toBe('draft');
  });
});

describe('the desk', () => {
  const rule = {
    id: 'by-request',
    why: 'A request asks for this class.',
    selector: 'h1',
    action: 'add-class',
    class: 'asked-for',
  };

  it.each<[string, Record<string, string>]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['that a browser sends for another site', { 'sec-fetch-site': 'cross-site' }],
  ])('does not know a request %s', async (_name, headers) => {
    const before = about();
    expect((await post('/rules/desk/rules', { path: '/about', rule }, headers)).status).toBe(404);
    expect((await post('/rules/desk/count', { selectors: ['h1'] }, headers)).status).toBe(404);
    expect(about()).toBe(before);
  });

  it.each<[string, unknown]>([
    ['no path', { rule }],
    ['a path that is none', { path: '../../etc', rule }],
    ['a rule that is none', { path: '/about', rule: 'x' }],
    ['an action that is none', { path: '/about', rule: { ...rule, action: 'eval' } }],
    ['an id that is taken', { path: '/about', rule: { ...rule, id: 'provider-image' } }],
  ])('refuses %s', async (_name, body) => {
    const before = about();
    const answer = await post('/rules/desk/rules', body);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { message: string }).message).not.toBe('');
    expect(about()).toBe(before);
  });

  it('keeps both of two rules that are saved at the same time', async () => {
    const ids = ['at-once', 'at-once-too'];
    const save = (id: string) =>
      post('/rules/desk/rules', { path: '/about', rule: { ...rule, id, class: id } });
    const answers = await Promise.all(ids.map(save));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const id of ids) expect(about()).toContain(`- id: ${id}\n`);
  });

  it('makes a new file for a page that has none, inside the folder whatever the path', async () => {
    const path = '/../..//Some Page/%2e%2e';
    const answer = await post('/rules/desk/rules', { path, rule });
    const saved = (await answer.json()) as { file: string; message?: string };
    expect(saved.file ?? saved.message).toMatch(
      /^rules\/pages\/[a-z0-9-]+\.yaml$|^rules.*\[R\d+\]/,
    );
  });

  it('is not there where visitors come', async () => {
    const { openSite } = await import('../../src/server/open-site.ts');
    const { readConfig } = await import('../../src/server/config/read-config.ts');
    const site = await openSite(checkout().root, readConfig({ LOG_LEVEL: 'silent' }));
    for (const url of ['/rules/desk/count', '/rules/desk/rules']) {
      const answer = await site.app.inject({ method: 'POST', url, payload: { selectors: ['h1'] } });
      expect(answer.statusCode).toBe(404);
    }
    await site.app.close();
  });
});

import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openWithout, turn, type Visit } from '../support/lost-code.ts';
import { failRequests, holdRequests, withholdBodies } from '../support/site-failures.ts';
import { useSite } from '../support/site-harness.ts';

/** Code that is gone for good, as after a release: the page comes as a document of its own. */
const { open } = useSite();

const MESSAGE = 'Twelve phones, please.';

/** Opens a path without the code in a file, and marks the document that came. */
async function visitWithout(path: string, file: string): Promise<Visit> {
  const visit = await openWithout(open, path, file);
  await visit.page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  return visit;
}

const isFirstDocument = async (page: Page): Promise<boolean> =>
  (await page.locator('html[data-first]').count()) > 0;

/** Holds back what the server says when it is asked whether it can show a page. */
async function holdQuestion(page: Page, path: string) {
  const question = await holdRequests(page, path);
  const isQuestion = (one: Request): boolean => one.method() === 'HEAD';
  return {
    asked: page.waitForRequest(isQuestion),
    async answer() {
      const answered = page.waitForResponse((one) => isQuestion(one.request()));
      question.release();
      await answered;
      // A page that goes does so in its next task.
      await page.waitForTimeout(300);
    },
  };
}

async function goToAbout(page: Page): Promise<void> {
  await page.locator('footer a[href="/about-us"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'The People' }).waitFor();
  await page.locator('main [aria-roledescription="carousel"]').scrollIntoViewIfNeeded();
}

describe.each(['/assets/draw-island', '/assets/carousel'])(
  'a page behind a link, in a tab whose %s went with its release',
  (file) => {
    /** The server has corrected the page for an earlier visitor. */
    async function visit(): Promise<Visit> {
      await open('/about-us');
      return visitWithout('/privacy', file);
    }

    it('comes as a document, so that its carousel turns', async () => {
      const { page, code } = await visit();
      await goToAbout(page);
      await page.locator('html:not([data-first])').waitFor();
      code.heal();
      const carousel = page.locator('main [aria-roledescription="carousel"]');
      await carousel.scrollIntoViewIfNeeded();
      await turn(carousel);
    });

    it('comes anew where the tab began with it, once there is another release', async () => {
      const { page, code } = await visitWithout('/about-us', file);
      const start = await failRequests(page, '/assets/index', 'status 404');
      page.on('response', (answer) => {
        if (answer.status() === 404) for (const one of [start, code]) one.heal();
      });
      const carousel = page.locator('main [aria-roledescription="carousel"]');
      await carousel.scrollIntoViewIfNeeded();
      await page.locator('html:not([data-first])').waitFor();
      await carousel.scrollIntoViewIfNeeded();
      await turn(carousel);
    });

    it('stays when a connection has lost it once, and it comes a second later', async () => {
      const { page, code } = await visit();
      page.once('requestfailed', () => code.heal());
      await goToAbout(page);
      const carousel = page.locator('main [aria-roledescription="carousel"]');
      await turn(carousel);
      expect(code.requests.length).toBeGreaterThan(1);
      await page.waitForTimeout(2_500);
      expect(await isFirstDocument(page)).toBe(true);
    });

    it('stays when the code comes before the server says that it can show the page', async () => {
      const { page, code } = await visit();
      const question = await holdQuestion(page, '/about-us');
      await goToAbout(page);
      await question.asked;
      code.heal();
      const carousel = page.locator('main [aria-roledescription="carousel"]');
      await carousel.locator('[data-asleep]').waitFor({ state: 'detached' });
      await question.answer();
      expect(await isFirstDocument(page)).toBe(true);
    });

    it('stays while something is typed that would be lost', async () => {
      const { page } = await visit();
      const message = page.locator('footer form').getByLabel('Message');
      await message.fill(MESSAGE);
      const asked = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
      await goToAbout(page);
      await asked;
      await page.waitForTimeout(500);
      expect(await isFirstDocument(page)).toBe(true);
      expect(await message.inputValue()).toBe(MESSAGE);
    });
  },
);

it('stays while something is kept that was chosen in the form of another page', async () => {
  await open('/about-us');
  const { page } = await visitWithout('/contact', '/assets/carousel');
  const subject = page.locator('main form').getByLabel('Subject');
  await subject.focus();
  await subject.selectOption({ index: 1 });
  await page.locator('main form[novalidate]').waitFor();
  const chosen = await subject.inputValue();
  const asked = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
  await goToAbout(page);
  await asked;
  await page.waitForTimeout(500);
  expect(await isFirstDocument(page)).toBe(true);
  await page.goBack();
  await expect.poll(() => subject.inputValue()).toBe(chosen);
});

describe('a page that must be made in the browser, without the code for it', () => {
  const visit = (path: string): Promise<Visit> => visitWithout(path, '/assets/open-page');

  async function goTo(page: Page, path: string): Promise<void> {
    await page.locator(`footer a[href="${path}"]`).first().click();
  }

  it('comes as a document', async () => {
    const { page } = await visit('/privacy');
    await withholdBodies(page);
    await goTo(page, '/contact');
    await page.locator('main form').waitFor();
    expect(await isFirstDocument(page)).toBe(false);
  });

  it('comes when the connection is back', async () => {
    const { page, code } = await visit('/privacy');
    await withholdBodies(page);
    const server = await failRequests(page, '/contact', 'lost');
    await goTo(page, '/contact');
    await page.getByText('This takes longer than usual.').waitFor();
    expect(server.requests).toEqual(['/contact']);
    code.heal();
    await page.locator('main form').waitFor();
    expect(await isFirstDocument(page)).toBe(true);
  });

  it('stays when the code comes before the server says that it can show the page', async () => {
    const { page, code } = await visit('/privacy');
    await withholdBodies(page);
    const question = await holdQuestion(page, '/contact');
    await goTo(page, '/contact');
    await question.asked;
    code.heal();
    const message = page.locator('main form').getByLabel('Message');
    await message.fill(MESSAGE);
    await question.answer();
    expect(await isFirstDocument(page)).toBe(true);
    expect(await message.inputValue()).toBe(MESSAGE);
  });

  it('does not ask again and again for a document that was no help', async () => {
    const { page, code } = await visit('/contact');
    // Who leaves a page has it fetched for when they come back.
    await withholdBodies(page, 'contact.json');
    await goTo(page, '/privacy');
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await goTo(page, '/contact');
    await page.getByText('This takes longer than usual.').waitFor();
    code.heal();
    await page.locator('main form').waitFor();
    expect(await isFirstDocument(page)).toBe(true);
  });
});

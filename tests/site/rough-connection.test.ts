import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { collectAlerts, useSite } from '../support/site-harness.ts';

const { open } = useSite();

/** How late each answer comes and whether it comes at all, in the order of the requests, over and over. */
interface Roughness {
  readonly milliseconds: readonly number[];
  readonly isLost: readonly boolean[];
}

const roughness = fc.record({
  milliseconds: fc.array(fc.nat(700), { minLength: 3, maxLength: 9 }),
  isLost: fc.array(fc.boolean(), { minLength: 3, maxLength: 9 }),
});

async function roughen(page: Page, { milliseconds, isLost }: Roughness): Promise<void> {
  let asked = 0;
  await page.route(/\/(?:assets|rules|prepared|api\/pages)\//, async (route) => {
    const turn = asked;
    asked += 1;
    await wait(milliseconds[turn % milliseconds.length]);
    const answer = isLost[turn % isLost.length] ? route.abort() : route.continue();
    // The visitor may have left by now.
    await answer.catch(() => {});
  });
}

/** Where a form stands. */
interface Place {
  readonly path: string;
  readonly css: string;
}

const PLACES: readonly Place[] = [
  { path: '/contact', css: 'main form' },
  { path: '/', css: 'main form' },
  { path: '/about', css: 'footer form' },
];

const WORDS: Readonly<Record<string, string>> = {
  name: 'Ada Moreno',
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@mill.example',
  phone: '361-555-0188',
  subject: 'Cybersecurity',
  message: 'Twelve phones, please.',
};

async function fillIn(page: Page, css: string): Promise<void> {
  for (const [name, text] of Object.entries(WORDS)) {
    const field = page.locator(`${css} [name="${name}"]`);
    if ((await field.count()) === 0) continue;
    if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption(text);
    else await field.fill(text);
  }
}

/** Sends a message as a visitor does. */
async function send({ path, css }: Place, rough: Roughness, pause: number): Promise<void> {
  const sent: string[] = [];
  let alerts: string[] = [];
  const page = await open(path, {
    viewport: null,
    waitFor: null,
    before: async (tab) => {
      alerts = collectAlerts(tab);
      tab.on('request', (one) => one.method() === 'POST' && sent.push(one.postData() ?? ''));
      await roughen(tab, rough);
    },
  });
  await page.locator(css).waitFor();
  await page.waitForTimeout(pause);
  await fillIn(page, css);
  await page.locator(`${css} button[type="submit"]`).click();
  const told = async (): Promise<string> => [await page.innerText('body'), ...alerts].join(' ');
  await expect.poll(told).toMatch(/Thank you for contacting us|sent successfully/);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/Twelve(?: |\+|%20)phones/);
  await page.close();
}

/** In such a visit the form went, with all that was typed in it: its code was lost. */
const FORM_LOST: Roughness = {
  milliseconds: [9, 474, 5, 467, 244, 337, 9],
  isLost: [true, false, false, false],
};

it('a message is sent once and its sender told, whatever is late or lost', async () => {
  const law = fc.asyncProperty(fc.constantFrom(...PLACES), roughness, fc.nat(800), send);
  const examples: [Place, Roughness, number][] = [[PLACES[0] as Place, FORM_LOST, 533]];
  await fc.assert(law, { numRuns: inject('runs') / 200, examples, endOnFailure: true });
});

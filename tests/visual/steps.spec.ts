import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
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

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
}

const index = JSON.parse(
  readFileSync(new URL('../../dist-storybook/index.json', import.meta.url), 'utf8'),
) as { readonly entries: Readonly<Record<string, Entry>> };
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
const components = Object.groupBy(stories, ({ title }) => title);

/** Fixtures are drawn by the engine alone; their tests say whether they are right. */
const IS_FIXTURE = /^(?:Rules|Pages)\//;

/** The menu that only small windows have. */
const IN_A_SMALL_WINDOW = /^frame-header--menu-/;

for (const [title, ofComponent = []] of Object.entries(components)) {
  if (IS_FIXTURE.test(title)) continue;
  test(`of ${title} are taken in a browser of its own as in a test`, async ({ page }) => {
    const thrown = await collectThrown(page);
    for (const { id } of ofComponent) {
      const width = IN_A_SMALL_WINDOW.test(id) ? 360 : 1280;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/iframe.html?id=${id}&viewMode=story`);
      await page.waitForFunction(isPlayed, null, { timeout: 30_000 });
    }
    expect(thrown).toEqual([]);
  });
}

function isPlayed(): boolean {
  return Reflect.get(globalThis, 'isPlayed') === true;
}

/** What goes wrong while stories are drawn and played; each says in its page when it is through. */
async function collectThrown(page: Page): Promise<readonly string[]> {
  const thrown: string[] = [];
  await page.exposeFunction('tellThrown', (what: string) => thrown.push(what));
  await page.addInitScript(() => {
    let channel: Channel | undefined;
    const listen = (opened: Channel): void => {
      const tell = Reflect.get(globalThis, 'tellThrown') as (what: string) => void;
      for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored']) {
        opened.on(event, (error) => tell(`${location.search} ${error?.message ?? event}`));
      }
      opened.on('storyFinished', () => Reflect.set(globalThis, 'isPlayed', true));
    };
    Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set(opened: Channel) {
        channel = opened;
        listen(opened);
      },
    });
  });
  return thrown;
}

interface Channel {
  on(event: string, listener: (error?: { readonly message?: string }) => void): void;
}

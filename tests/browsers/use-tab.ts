import { afterAll, beforeAll, expect } from 'vitest';
import { openWholeSite, type WholeSite } from '../server/support/whole-site.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-webkit.ts';
import type { Tab } from './tab.ts';

export const BROWSERS = [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const;

interface Visits {
  readonly site: () => WholeSite;
  /** Opens a path, and waits until the page is awake. */
  readonly visit: (path: string) => Promise<Tab>;
}

/** The whole site, and one tab for all tests of a block. */
export function useTab(openTab: () => Promise<Tab>): Visits {
  let site: WholeSite;
  let tab: Tab;
  let origin: string;
  beforeAll(async () => {
    site = await openWholeSite();
    origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
    tab = await openTab();
    await tab.resize(1280, 900);
  });
  afterAll(async () => {
    await tab.close();
    await site.close();
  });
  return {
    site: () => site,
    async visit(path) {
      await tab.open(origin + path);
      await expect.poll(() => tab.run(isAwake)).toBe(true);
      return tab;
    },
  };
}

function isAwake(): boolean {
  return document.querySelector('.page-body') !== null && !document.body.matches('[data-asleep]');
}

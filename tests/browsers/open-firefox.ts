import puppeteer from 'puppeteer-core';
import { expect } from 'vitest';
import { findProgram } from '../support/find-program.ts';
import type { Key, Tab } from './tab.ts';

/** It asks nobody whether there is a network, or anything else. */
const QUIET = {
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Debian's Firefox, with a profile of its own. */
export async function openFirefox(): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr') ?? 'firefox',
    extraPrefsFirefox: QUIET,
  });
  // The tab that is there from the start has not got the focus: the keys of a button do nothing in it.
  const page = await browser.newPage();
  const alerts: Promise<string>[] = [];
  // At once: as long as it is open, a click is not over.
  page.on('dialog', (alert) => alerts.push(alert.accept().then(() => alert.message())));
  return {
    open: async (url) => void (await page.goto(url)),
    run: (task: (input?: never) => unknown, input?: unknown) =>
      page.evaluate(task, input as never) as never,
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    press: (key: Key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    async readAlert() {
      await expect.poll(() => alerts).not.toEqual([]);
      return alerts.pop() ?? '';
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

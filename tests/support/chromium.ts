import { existsSync } from 'node:fs';

/** Debian's Chromium without any window: the same engine, with half the work for a page. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

const PLACES = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags for a machine without a network, a graphics card or an ordinary user. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where a Chromium is installed, or null. */
export function findChromium(): string | null {
  return PLACES.find((place) => place !== undefined && existsSync(place)) ?? null;
}

/** Whether Chromium without windows is there, in which tests take half the time, or another was asked for. */
export function hasQuickChromium(): boolean {
  return process.env.CHROMIUM_PATH !== undefined || existsSync(HEADLESS_SHELL);
}

/** How Playwright starts it: the one that is installed, else Playwright's own. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return executablePath ? { executablePath, args: FLAGS } : { args: FLAGS };
}

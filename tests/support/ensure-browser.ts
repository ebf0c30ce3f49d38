import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from './chromium.ts';

/** Makes sure that a Chromium is there for the tests: finds one, or installs Debian's where that is allowed. */
function ensureBrowser(): void {
  if (hasBrowser()) return;
  if (mayInstall()) install();
  if (hasBrowser()) return;
  console.error(
    'The tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}

function hasBrowser(): boolean {
  return findChromium() !== null || existsSync(chromium.executablePath());
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function install(): void {
  const run = (...args: string[]): unknown =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    run('update');
    run('install', '--yes', '--no-install-recommends', 'chromium');
  } catch {
    // The message below says what to do.
  }
}

ensureBrowser();

import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium, hasQuickChromium } from './chromium.ts';
import { findProgram } from './find-program.ts';
import { installPackages } from './install-packages.ts';

/** A program the tests run, the Debian package that has it, and what is not shown without it. */
interface Needed {
  readonly package: string;
  readonly isThere: () => boolean;
  readonly shows: string;
}

const QUICK_CHROMIUM = 'chromium-headless-shell';

const NEEDED: readonly Needed[] = [
  { package: QUICK_CHROMIUM, isThere: hasBrowser, shows: 'anything in a browser' },
  {
    package: 'nginx-light',
    isThere: () => findProgram('nginx') !== null,
    shows: 'the static export behind nginx',
  },
  {
    package: 'strace',
    isThere: () => findProgram('strace') !== null,
    shows: 'that the disk has a message before the answer is given',
  },
];

/**
 * Makes sure that the tests' programs are there: finds them, or installs Debian's where that is
 * allowed. Pages take nearly twice as long in a browser that has windows, so that one without is
 * installed even where there is such a one.
 */
function ensurePrograms(): void {
  const missing = NEEDED.filter(({ isThere }) => !isThere());
  const quicker = hasQuickChromium() ? [] : [QUICK_CHROMIUM];
  installPackages([...new Set([...missing.map((needed) => needed.package), ...quicker])]);
  for (const needed of missing.filter(({ isThere }) => !isThere())) {
    console.error(`Not tested: ${needed.shows}. Debian: apt-get install ${needed.package}`);
  }
  if (hasBrowser()) return;
  console.error('The tests need Chromium: install it, or set CHROMIUM_PATH to its program.');
  process.exit(1);
}

function hasBrowser(): boolean {
  return findChromium() !== null || existsSync(chromium.executablePath());
}

ensurePrograms();

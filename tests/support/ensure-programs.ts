import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium, hasQuickChromium } from './chromium.ts';
import { findProgram } from './find-program.ts';
import { installPackages } from './install-packages.ts';

/** A program the tests run, the Debian package that has it, and what is not shown without it. */
interface Needed {
  readonly package: string;
  readonly isThere: () => boolean;
  /** Something else does for it, though not as well. */
  readonly isReplaced?: () => boolean;
  readonly shows: string;
}

const NEEDED: readonly Needed[] = [
  {
    package: 'chromium-headless-shell',
    isThere: hasQuickChromium,
    isReplaced: hasBrowser,
    shows: 'anything in a browser',
  },
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

/** Makes sure that the tests' programs are there: finds them, or installs Debian's where that is allowed. */
function ensurePrograms(): void {
  const missing = NEEDED.filter(({ isThere }) => !isThere());
  installPackages(missing.map((needed) => needed.package));
  const lost = missing.filter(({ isThere, isReplaced }) => !isThere() && !isReplaced?.());
  for (const needed of lost) {
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

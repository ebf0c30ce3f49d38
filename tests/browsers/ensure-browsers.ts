import { findProgram } from '../support/find-program.ts';
import { installPackages } from '../support/install-packages.ts';
import { findMiniBrowser } from './find-mini-browser.ts';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Makes sure that the other browsers are there: finds them, or installs Debian's where that is allowed. */
function ensureBrowsers(): void {
  if (isMissing()) installPackages(PACKAGES);
  if (!isMissing()) return;
  console.error(`The other browsers are, on Debian: apt-get install ${PACKAGES.join(' ')}`);
  process.exit(1);
}

function isMissing(): boolean {
  const programs = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].map(findProgram);
  return [...programs, findMiniBrowser()].includes(null);
}

ensureBrowsers();

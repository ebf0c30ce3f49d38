import { findProgram } from '../support/find-program.ts';
import { installPackages } from '../support/install-packages.ts';

const PROGRAMS = ['php', 'mariadbd', 'mariadb', 'mariadb-install-db'];
/** Without a web server of their own, which Debian's whole WordPress would bring and start. */
const PACKAGES =
  'mariadb-server-core mariadb-client-core php-cli php-mysql php-xml php-mbstring php-gd php-getid3';

/** Makes sure that what WordPress runs on is there: finds it, or installs Debian's where that is allowed. */
function ensureWordPress(): void {
  if (isMissing()) installPackages(PACKAGES.split(' '));
  if (!isMissing()) return;
  console.error(`A real WordPress needs, on Debian: apt-get install ${PACKAGES}`);
  process.exit(1);
}

function isMissing(): boolean {
  return PROGRAMS.some((program) => findProgram(program) === null);
}

ensureWordPress();

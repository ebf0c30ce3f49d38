import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages where that is allowed; elsewhere, and when it fails, nothing happens. */
export function installPackages(packages: readonly string[]): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const run = (...args: string[]): unknown =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    run('update');
    run('install', '--yes', '--no-install-recommends', ...packages);
  } catch {
    // Who asked looks whether the programs are there.
  }
}

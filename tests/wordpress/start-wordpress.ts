import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/support/free-port.ts';
import { findProgram } from '../support/find-program.ts';

const INSTALLED = '/usr/share/wordpress';
const SITE = fileURLToPath(new URL('./site', import.meta.url));

export interface WordPress {
  readonly url: URL;
  close(): Promise<void>;
}

/** Starts a real WordPress with pages of ours, on a database and a port of its own. */
export async function startWordPress(): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-test-'));
  const port = await freePort();
  const url = new URL(`http://127.0.0.1:${port}`);
  const site = unpackWordPress(folder);
  const environment = {
    ...process.env,
    WORDPRESS_SOCKET: join(folder, 'socket'),
    WORDPRESS_ORIGIN: url.origin,
  };
  const database = await startDatabase(folder, environment.WORDPRESS_SOCKET);
  execFileSync('php', [join(site, 'fill.php')], { env: environment });
  const server = spawn('php', ['-S', url.host, '-t', site, join(site, 'router.php')], {
    env: environment,
    stdio: 'ignore',
  });
  await untilTrue(async () => (await fetch(new URL('/wp-json/', url))).ok);
  return {
    url,
    async close() {
      for (const child of [server, database]) await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian's WordPress with our configuration, in a folder of its own. */
function unpackWordPress(folder: string): string {
  const site = join(folder, 'site');
  if (!existsSync(INSTALLED)) {
    execFileSync('apt-get', ['download', 'wordpress'], { cwd: folder, stdio: 'pipe' });
    const unpack = 'dpkg -x wordpress_*.deb . && rm wordpress_*.deb';
    execFileSync('sh', ['-c', unpack], { cwd: folder, stdio: 'pipe' });
  }
  const source = existsSync(INSTALLED) ? INSTALLED : join(folder, INSTALLED);
  cpSync(source, site, { recursive: true, verbatimSymlinks: true });
  rmSync(join(site, 'wp-config.php'), { force: true });
  cpSync(SITE, site, { recursive: true });
  return site;
}

async function startDatabase(folder: string, socket: string): Promise<ChildProcess> {
  const data = join(folder, 'data');
  mkdirSync(data);
  const user = `--user=${process.getuid?.() === 0 ? 'root' : (process.env['USER'] ?? '')}`;
  const place = ['--no-defaults', `--datadir=${data}`, user];
  execFileSync('mariadb-install-db', place, { stdio: 'pipe' });
  const program = findProgram('mariadbd') ?? 'mariadbd';
  const options = [`--socket=${socket}`, '--skip-networking', '--skip-grant-tables'];
  const database = spawn(program, [...place, ...options], { stdio: 'ignore' });
  const create = ['--no-defaults', `--socket=${socket}`, '-e', 'CREATE DATABASE wordpress'];
  await untilTrue(async () => {
    execFileSync('mariadb', create, { stdio: 'pipe' });
    return true;
  });
  return database;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

async function untilTrue(attempt: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const outcome = await attempt().catch((error: unknown) => error);
    if (outcome === true) return;
    if (tries > 300) throw new Error('WordPress does not start.', { cause: outcome });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

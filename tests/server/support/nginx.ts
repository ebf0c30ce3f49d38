import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram } from '../../support/find-program.ts';

/** Where nginx is; null when this machine has none. */
export const NGINX = findProgram('nginx');

/**
 * Starts a real nginx and waits until it answers.
 * @param servers what stands in its http block
 * @param work a folder that is not there yet, for all that it writes
 * @param origin where it answers
 * @returns the way to stop it
 * @throws when it cannot run, as when somebody else has taken its port meanwhile
 */
export async function startNginx(
  servers: string,
  work: string,
  origin: string,
): Promise<() => Promise<void>> {
  await mkdir(work);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    join(work, 'nginx.conf'),
    `${user} pid ${work}/pid; error_log ${work}/error.log; daemon off;
    events {} http { access_log off;
    types { text/html html; text/css css; text/javascript js; image/svg+xml svg; image/png png; }
    client_body_temp_path ${work}/a; proxy_temp_path ${work}/b; fastcgi_temp_path ${work}/c;
    uwsgi_temp_path ${work}/d; scgi_temp_path ${work}/e;
    ${servers} }`,
  );
  const options = ['-p', work, '-c', join(work, 'nginx.conf')];
  execFileSync(NGINX!, [...options, '-t'], { stdio: 'pipe' });
  const nginx = spawn(NGINX!, options, { stdio: 'ignore' });
  const exited = once(nginx, 'exit');
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(origin).catch(() => null);
    if (answer) break;
    if (nginx.exitCode !== null) throw new Error(await readFile(join(work, 'error.log'), 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return async () => {
    nginx.kill('SIGQUIT');
    await exited;
  };
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { copyPostgres } from './postgres-programs.ts';

export interface Postgres {
  /** Makes an empty database and answers its address. */
  createDatabase(): Promise<string>;
  /** Ends the server at once, as a crash would, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a PostgreSQL server of its own, on a private folder and a free port of loopback. */
export async function startPostgres(more: readonly string[] = []): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  const programs = copyPostgres(folder);
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...owner, stdio: 'ignore', cwd: folder });
  const port = await freePort();
  const base = `postgres://postgres@127.0.0.1:${port}`;
  let child: ChildProcess;
  let count = 0;

  const start = async (): Promise<void> => {
    const settings = ['-p', String(port), '-k', '', '-c', 'listen_addresses=127.0.0.1'];
    child = spawn(join(programs, 'postgres'), ['-D', data, ...settings, ...more], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    await untilReady(`${base}/postgres`);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    start,
    stop: () => end('SIGINT'),
    async crash() {
      await end('SIGQUIT');
      await start();
    },
    async createDatabase() {
      const name = `messages_${(count += 1)}`;
      const client = new pg.Client(`${base}/postgres`);
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `${base}/${name}`;
    },
    async close() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
function findOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  return { uid: 65_534, gid: 65_534 };
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

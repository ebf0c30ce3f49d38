import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A process that takes messages and nothing else. */
export const MESSAGE_SERVER = [fileURLToPath(new URL('./message-server.ts', import.meta.url))];

export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** What the process has written so far. */
  output(): string;
  /** Ends the process and answers its exit code, or the signal's name. */
  stop(signal?: NodeJS.Signals): Promise<number | string>;
}

/**
 * Starts a program that says where it listens, and waits until it does.
 * @param cwd the folder in which it is started
 */
export async function startServer(
  environment: Readonly<Record<string, string>>,
  command: readonly string[] = ['src/server/main.ts'],
  cwd = process.cwd(),
): Promise<ServerProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, command, {
    cwd,
    env: { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const port = Promise.withResolvers<number>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      written += text.toString();
      const found = /is ready: http:\/\/localhost:(\d+)/.exec(written)?.[1];
      if (found) port.resolve(Number(found));
    });
  }
  child.once('exit', (code) => port.reject(new Error(`Ended with ${code}:\n${written}`)));
  const chosen = await port.promise;
  return {
    origin: `http://127.0.0.1:${chosen}`,
    port: chosen,
    process: child,
    output: () => written,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) {
        return child.exitCode ?? child.signalCode!;
      }
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode ?? child.signalCode!;
    },
  };
}

/** A folder that is gone when the work is done. */
export async function withFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'server-test-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';

export interface Chromium {
  /** Where it can be told what to do. */
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a Chromium without a window that Lighthouse can connect to. */
export async function startChromium(): Promise<Chromium> {
  const { executablePath = 'chromium', args } = chromiumLaunchOptions();
  const folder = await mkdtemp(join(tmpdir(), 'first-view-'));
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const browser = spawn(executablePath, [...args, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  return {
    port: await readPort(browser.stderr),
    async stop() {
      browser.kill();
      await gone;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function readPort(stderr: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input: stderr })) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('Chromium did not start.');
}

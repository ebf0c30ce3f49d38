import { readFile } from 'node:fs/promises';
import type { Request } from 'autocannon';
import {
  startServer,
  withFolder,
  type ServerProcess,
} from '../../tests/server/support/start-server.ts';
import { standard } from '../../tests/server/support/messages.ts';
import type { BenchResult } from '../support/result.ts';
import { runBench, type BenchOptions } from '../support/run-bench.ts';
import { median } from '../support/statistics.ts';
import { askTimes, loadFor, type Load } from './load.ts';

const STATIC = 'bench/server/static-server.ts';
const ANSWERS = ['a page', 'a page, compressed', 'an API page', 'a message'] as const;
type Answer = (typeof ANSWERS)[number];

const PATHS: Readonly<Record<Answer, string>> = {
  'a page': '/about',
  'a page, compressed': '/about',
  'an API page': '/api/pages/about-us',
  'a message': '/api/contact',
};
const REQUESTS: Readonly<Partial<Record<Answer, Partial<Request>>>> = {
  'a page, compressed': { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
  'a message': {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(standard),
  },
};

/** The built site's server, beside one that gives the same text to everybody. */
export function benchServer(options: BenchOptions): Promise<BenchResult> {
  return withFolder(async (folder) => {
    const site = await startServer({ DATA_FOLDER: folder, LOG_LEVEL: 'warn' });
    try {
      return await measure(site, options);
    } finally {
      await site.stop();
    }
  });
}

async function measure(site: ServerProcess, { quick }: BenchOptions): Promise<BenchResult> {
  const seconds = quick ? 1 : 5;
  const rows: (string | number)[][] = [];
  const ratios = new Map<Answer, number>();
  for (const answer of ANSWERS) {
    // They would measure each other.
    const { ours, limit } = await compare(site, answer, seconds, quick ? 1 : 5);
    const ratio = ours.rate / limit.rate;
    ratios.set(answer, ratio);
    rows.push([answer, ours.rate, limit.rate, ratio, ours.p99, limit.p99]);
  }
  const memory = await measureMemory(site, quick ? 2_000 : 100_000);
  return {
    name: 'bench:server',
    title: 'Server',
    method:
      'autocannon with 10 connections on loopback, medians of 5 turns of 5 s; the limit is fastify answering the same text to everybody, as it stands (for a message: the API page), asked in turn with ours. Compressed: as browsers ask. Memory is the resident set of the server process after one and after ten tenths of 100,000 requests for a page.',
    tables: [
      {
        title: 'Answers a second',
        columns: ['answer', 'ours', 'limit', 'ours ÷ limit', 'p99 ms', 'p99 ms of the limit'],
        rows,
      },
      {
        title: 'Memory',
        columns: ['after requests', 'MiB'],
        rows: memory.map(({ requests, mebibytes }) => [requests, mebibytes]),
      },
    ],
    goals: [
      {
        what: 'a cached page ÷ one static text',
        measured: ratios.get('a page') ?? 0,
        atLeast: 0.8,
      },
      {
        what: 'a cached page, compressed ÷ one static text',
        measured: ratios.get('a page, compressed') ?? 0,
        atLeast: 0.8,
      },
      {
        what: 'memory after all requests ÷ after a tenth',
        measured: (memory.at(-1)?.mebibytes ?? 0) / (memory[0]?.mebibytes ?? 1),
        atMost: 1.1,
      },
    ],
  };
}

async function compare(
  site: ServerProcess,
  answer: Answer,
  seconds: number,
  turns: number,
): Promise<{ ours: Load; limit: Load }> {
  const same = answer === 'a message' ? PATHS['an API page'] : PATHS[answer];
  const twin = await startServer({}, [STATIC, site.origin + same]);
  const loads: { ours: Load; limit: Load }[] = [];
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      // In turn, so that what else the machine does falls on both.
      const limit = await loadFor(twin.origin, seconds);
      const ours = await loadFor(site.origin + PATHS[answer], seconds, REQUESTS[answer]);
      loads.push({ ours, limit });
    }
  } finally {
    await twin.stop();
  }
  return {
    ours: middle(loads.map((load) => load.ours)),
    limit: middle(loads.map((load) => load.limit)),
  };
}

function middle(loads: readonly Load[]): Load {
  return { rate: median(loads.map(({ rate }) => rate)), p99: median(loads.map(({ p99 }) => p99)) };
}

async function measureMemory(
  { origin, process: { pid } }: ServerProcess,
  most: number,
): Promise<{ requests: number; mebibytes: number }[]> {
  const steps: { requests: number; mebibytes: number }[] = [];
  for (let step = 1; step <= 10; step += 1) {
    // Each step goes on from the one before it.
    await askTimes(origin + PATHS['a page'], most / 10);
    steps.push({ requests: (most / 10) * step, mebibytes: await residentSet(pid) });
  }
  return steps;
}

/** MiB, as Linux tells them. */
async function residentSet(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

if (import.meta.main) await runBench(benchServer);

import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BenchResult } from './support/result.ts';
import { writeMarkdown } from './support/write-markdown.ts';

const execute = promisify(execFile);
const BENCHES = [
  'first-view/main',
  'before-paint/main',
  'engine/main',
  'engine/idle',
  'compiler/main',
  'server/main',
  'leaks/main',
];

/** Runs every benchmark, each in a process of its own, and writes `docs/performance.md`. */
async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const results: BenchResult[] = [];
  for (const name of BENCHES) {
    console.error(name);
    const script = join(import.meta.dirname, `${name}.ts`);
    // They would measure each other.
    const { stdout } = await execute(process.execPath, [script, '--format', 'json', ...options], {
      maxBuffer: 64 * 1024 * 1024,
    });
    results.push(JSON.parse(stdout) as BenchResult);
  }
  await writeFile('docs/performance.md', writePage(results));
}

function writePage(results: readonly BenchResult[]): string {
  const head = `# Performance\n\nWritten by \`npm run bench\`. Absolute figures belong to one machine; compare the ratios, both sides of which were taken in the same run.\n\nMachine: ${describeMachine()}.\n\n`;
  return head + results.map(writeMarkdown).join('\n');
}

function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() ?? arch()}, ${memory} GiB, ${platform()}, Node ${process.versions.node}`;
}

await main();

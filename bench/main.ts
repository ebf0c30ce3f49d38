import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BenchResult } from './support/result.ts';
import { writeMarkdown } from './support/write-markdown.ts';

const execute = promisify(execFile);
const PAGE = 'docs/performance.md';
const BENCHES = [
  'first-view/main',
  'navigation/main',
  'before-paint/main',
  'engine/main',
  'engine/idle',
  'compiler/main',
  'server/main',
  'leaks/main',
];
const SECTION = /^(?=## )/m;
const HELP = `Usage: npm run -s bench -- [name ...] [options]

Runs every benchmark, or those that are named, and writes what they found into ${PAGE}. Options behind
the names go to each.

Names: ${BENCHES.map((name) => commandOf(name).replace('bench:', '')).join(', ')}
`;

/**
 * Runs every benchmark, each in a process of its own, and writes `docs/performance.md`. With names
 * such as `engine` or `idle` as arguments it runs only those; of the others the page keeps what it
 * says. Options behind the names go to each.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  if (given.includes('--help') || given.includes('-h')) return void process.stdout.write(HELP);
  const first = given.findIndex((word) => word.startsWith('-'));
  const options = first === -1 ? [] : given.splice(first);
  const named = given.map(findBench);
  for (const name of named.length > 0 ? named : BENCHES) {
    console.error(name);
    // They would measure each other.
    await writeSection(await run(name, options));
  }
}

function findBench(word: string): string {
  const found = BENCHES.find((name) => commandOf(name) === `bench:${word}`);
  if (found) return found;
  const known = BENCHES.map((name) => commandOf(name).replace('bench:', ''));
  throw new Error(`There is no benchmark "${word}", but ${known.join(', ')}.`);
}

async function run(name: string, options: readonly string[]): Promise<BenchResult> {
  const script = join(import.meta.dirname, `${name}.ts`);
  const { stdout } = await execute(process.execPath, [script, '--format', 'json', ...options], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as BenchResult;
}

/** Writes what one benchmark found into its place on the page: so much is kept whatever comes. */
async function writeSection(result: BenchResult): Promise<void> {
  const [, ...sections] = (await readFile(PAGE, 'utf8').catch(() => '')).split(SECTION);
  const text = writeMarkdown(result);
  const others = sections.filter((section) => placeOf(section) !== placeOf(text));
  const inOrder = [...others, text].toSorted((one, other) => placeOf(one) - placeOf(other));
  const parts = inOrder.map((section) => `${section.trimEnd()}\n`);
  await writeFile(PAGE, [writeHead(), ...parts].join('\n'));
}

/** Where a section belongs: each says by which command it can be had again. */
function placeOf(section: string): number {
  return BENCHES.findIndex((name) => section.includes(`\`npm run ${commandOf(name)}\``));
}

/** `bench:engine` for `engine/main`, `bench:idle` for `engine/idle`. */
function commandOf(name: string): string {
  const [folder, script] = name.split('/');
  return `bench:${script === 'main' ? folder : script}`;
}

function writeHead(): string {
  return `# Performance\n\nWritten by \`npm run bench\`. Absolute figures belong to one machine; compare the ratios, both sides of which were taken in the same run.\n\nMachine: ${describeMachine()}.\n`;
}

function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() ?? arch()}, ${memory} GiB, ${platform()}, Node ${process.versions.node}`;
}

await main();

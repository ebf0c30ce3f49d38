import { parseArgs } from 'node:util';
import { CELLS, GOALS, type Cell } from './cells.ts';
import { Laboratory } from './measure.ts';
import { summarize, type CellResult } from './summarize.ts';
import { writeMarkdown } from '../support/write-markdown.ts';
import { describe } from './describe.ts';

const HELP = `Usage: npm run -s bench:engine -- [options]

Times the engine in Chromium beside hand-written code, other libraries and the floor: the same edits
on the same generated pages, each time in a fresh document and realm.

  --quick              5,000 elements only, 3 repetitions, no other libraries
  --cells 1000x50,…    only these: elements x rules, or elements x rules x late elements
  --systems ours,…     only these
  --repetitions 9      how often each is timed in each cell
  --seed 1             another seed, other pages and rules
  --format json        JSON instead of tables
`;

const OWN = ['ours', 'hand-written', 'floor'];
const PEERS = ['dom-mutator', 'selector-observer', 'arrive', 'sentinel'];

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    quick: { type: 'boolean' },
    cells: { type: 'string' },
    systems: { type: 'string' },
    repetitions: { type: 'string' },
    seed: { type: 'string', default: '1' },
    format: { type: 'string', default: 'table' },
  },
});

if (values.help) process.stdout.write(HELP);
else await run();

async function run(): Promise<void> {
  const cells = values.cells ? readCells(values.cells) : CELLS.filter(isWanted);
  const systems = values.systems?.split(',') ?? (values.quick ? OWN : [...OWN, ...PEERS]);
  const repetitions = Number(values.repetitions ?? (values.quick ? 3 : 9));
  const laboratory = await Laboratory.open();
  const results: CellResult[] = [];
  for (const cell of cells) {
    process.stderr.write(`${Object.values(cell).join(' x ')}\n`);
    const fitting = systems.filter((system) => isFitting(system, cell));
    const samples = await laboratory.measure(cell, fitting, repetitions, Number(values.seed));
    results.push(summarize(cell, samples, GOALS, results));
  }
  await laboratory.close();
  const result = describe(results, repetitions);
  const isJson = values.format === 'json';
  process.stdout.write(isJson ? `${JSON.stringify(result, null, 2)}\n` : writeMarkdown(result));
}

function isWanted({ elements }: Cell): boolean {
  return !values.quick || elements === 5_000;
}

/** Those that look for what comes late in the whole page, or once for each rule, take too long. */
function isFitting(system: string, { late }: Cell): boolean {
  return late === undefined || [...OWN, 'selector-observer'].includes(system);
}

function readCells(text: string): Cell[] {
  return text.split(',').map((cell) => {
    const [elements = 0, rules = 0, late] = cell.split('x').map(Number);
    return late === undefined ? { elements, rules } : { elements, rules, late };
  });
}

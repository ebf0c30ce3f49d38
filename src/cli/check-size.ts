import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXIT, UsageError, type Command } from './command.ts';
import { readOptions } from './options.ts';
import { runAlone, writeHelp } from './run-command.ts';
import { compareSizes, kB, sum, type SizeBudget } from './size/compare-sizes.ts';
import { measureSizes } from './size/measure-sizes.ts';

const HELP = `Usage: node src/cli/check-size.ts [--accept]

Measures what the built site sends to a visitor and compares it with size-budget.json: the scripts of
a first view, those that come later, and the document of each route, all after gzip.

Options:
  --accept  make the sizes of today those that later builds are compared with
  --help    this text
`;

const ROOT = join(import.meta.dirname, '../..');
const BUDGET = join(ROOT, 'size-budget.json');

/** Fails when a visitor would get more than the budget allows, and tells what grew. */
const checkSize: Command = async (args) => {
  const { values, positionals } = readOptions(args, { accept: { type: 'boolean' } });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 0) throw new UsageError('No files are taken here.');
  const budget = JSON.parse(await readFile(BUDGET, 'utf8')) as SizeBudget;
  const sizes = await measureSizes(ROOT);
  if (values.accept) {
    await writeFile(BUDGET, `${JSON.stringify({ ...budget, accepted: sizes }, null, 2)}\n`);
    return EXIT.clean;
  }
  const problems = compareSizes(sizes, budget);
  if (problems.length === 0) return EXIT.clean;
  const lines = [
    'The built site is bigger than size-budget.json allows.',
    ...problems.map((problem) => `  ${problem}`),
    `A first view loads ${kB(sum(sizes.scripts))} of script.`,
    'If this is meant: node src/cli/check-size.ts --accept',
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
  return EXIT.findings;
};

process.exitCode = await runAlone(checkSize, process.argv.slice(2));

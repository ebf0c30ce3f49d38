import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { EXIT, UsageError, type Command } from './command.ts';
import { writeParts } from './guide-parts/write-parts.ts';
import { readOptions } from './options.ts';
import { runAlone, writeHelp } from './run-command.ts';

const HELP = `Usage: node src/cli/guide.ts [--check]

Writes the parts of docs/rules.md that follow from the code: every action and finder with an
example out of its fixtures, the components, the hints and the codes.

Options:
  --check   write nothing; exit with 1 when the guide is not what would be written
  --help    this text
`;

const GUIDE = 'docs/rules.md';

/** Writes the guide, or says that it is not up to date. */
const guide: Command = async (args) => {
  const { values, positionals } = readOptions(args, { check: { type: 'boolean', default: false } });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 0) throw new UsageError('No files are taken here.');
  const before = await readFile(GUIDE, 'utf8');
  const after = await fillIn(before);
  if (before === after) return EXIT.clean;
  if (values.check) {
    process.stdout.write(`${GUIDE} is not up to date. Run: npm run fix\n`);
    return EXIT.findings;
  }
  await writeFile(GUIDE, after);
  return EXIT.clean;
};

async function fillIn(text: string): Promise<string> {
  let filled = text;
  for (const [name, part] of Object.entries(await writeParts())) {
    const place = new RegExp(`(<!-- generated: ${name} -->)[\\s\\S]*?(<!-- end -->)`);
    if (!place.test(filled)) throw new UsageError(`${GUIDE} has no place for ${name}.`);
    filled = filled.replace(place, (_all, start, end) => `${start}\n\n${part}\n\n${end}`);
  }
  const config = (await resolveConfig(GUIDE)) ?? {};
  return format(filled, { ...config, parser: 'markdown' });
}

process.exitCode = await runAlone(guide, process.argv.slice(2));

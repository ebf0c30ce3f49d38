import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchemas, printSchema, withoutExamples } from '../compiler/schema/build-schemas.ts';
import { readLiveValues } from './live-values.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { readOptions } from './options.ts';
import { runAlone, writeHelp } from './run-command.ts';

const HELP = `Usage: node src/cli/schemas.ts [--check]

Writes the JSON Schemas of rules, content and fixtures into schemas/. They offer what the site has
at the moment: its pages, rules and pictures.

Options:
  --check   write nothing; exit with 1 when a file there is not what would be written, leaving
            aside which pages, rules and pictures it offers
  --help    this text
`;

const FOLDER = 'schemas';

/** Writes the schemas, or says which of them are not up to date. */
const schemas: Command = async (args) => {
  const { values, positionals } = readOptions(args, { check: { type: 'boolean' } });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 0) throw new UsageError('No files are taken here.');
  const built = Object.entries(buildSchemas(await readLiveValues())).map(([name, schema]) => ({
    path: join(FOLDER, name),
    text: printSchema(schema),
  }));
  return values.check ? compare(built) : write(built);
};

type Built = readonly { readonly path: string; readonly text: string }[];

async function write(built: Built): Promise<typeof EXIT.clean> {
  await mkdir(FOLDER, { recursive: true });
  for (const { path, text } of built) await writeFile(path, text);
  return EXIT.clean;
}

async function compare(built: Built): Promise<typeof EXIT.clean | typeof EXIT.findings> {
  const written = await Promise.all(
    built.map(({ path }) => readFile(path, 'utf8').catch(() => '')),
  );
  const stale = built.filter(
    ({ text }, index) => withoutExamples(text) !== withoutExamples(written[index] ?? ''),
  );
  for (const { path } of stale) {
    process.stdout.write(`${path} is not up to date. Run: npm run fix\n`);
  }
  return stale.length === 0 ? EXIT.clean : EXIT.findings;
}

process.exitCode = await runAlone(schemas, process.argv.slice(2));

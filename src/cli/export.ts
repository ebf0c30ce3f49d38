import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../server/config/read-config.ts';
import { exportSite, RulesRefused } from '../server/export/export-site.ts';
import { FolderRefused } from '../server/export/fill-folder.ts';
import { PagesFailed } from '../server/export/write-export.ts';
import { ContentRefused } from '../server/read-site.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { readOptions } from './options.ts';
import { runAlone, writeHelp } from './run-command.ts';

const HELP = `Usage: npm run -s export -- <folder>

Writes the site for a web server or CDN that only serves files: into a folder that is not there yet,
and a sample for nginx beside it. The client must have been built: npm run build.
Rules and content with mistakes and pages that have no content or cannot be prepared are told: nothing is written.
The folder gets its name once it is complete.

Exit codes: 0 done, 1 mistakes in the rules, the content, the settings or the pages, or a full disk, 2 wrong usage.
`;

const TOLD = [ConfigError, RulesRefused, ContentRefused, PagesFailed, FolderRefused];

/** Writes the static site. */
const exportCommand: Command = async (args) => {
  const { values, positionals } = readOptions(args, {});
  if (values.help) return writeHelp(HELP);
  const [folder] = positionals;
  const isNamed = folder !== undefined && folder.trim() !== '';
  if (!isNamed || positionals.length > 1) throw new UsageError('Give one new folder.');
  if (existsSync(folder)) throw new UsageError(`${folder} is there already.`);
  try {
    const root = join(import.meta.dirname, '../..');
    const count = await exportSite(root, folder, readConfig(process.env));
    process.stdout.write(`${count} files and the client are in ${folder}.\n`);
    return EXIT.clean;
  } catch (error) {
    if (!TOLD.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    return EXIT.findings;
  }
};

process.exitCode = await runAlone(exportCommand, process.argv.slice(2));

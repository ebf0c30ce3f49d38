import { checkContent } from '../compiler/content/check-content.ts';
import { hasErrors, type Diagnostic } from '../compiler/diagnostic.ts';
import { FORMATS, formatDiagnostics } from '../compiler/format-diagnostics.ts';
import { readRuleFiles } from '../compiler/read-rule-files.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { readMostWarnings } from './max-warnings.ts';
import { oneOf, readOptions } from './options.ts';
import { count } from './print/count.ts';
import { publicFiles } from '../server/public-files.ts';
import { writeHelp } from './run-command.ts';
import { siteRoutes } from './site-routes.ts';

const HELP = `Usage: npm run -s rules -- content [folder] [options]

Checks what the site says: the YAML files of a folder, "content" when none is given. Tells every
mistake at once, and warns of phone numbers that are shown one way and dialed another, of pictures
that are not there and of links that lead to no page.

Options:
  --format NAME      pretty, json, github, sarif or junit (default: pretty)
  --max-warnings N   more warnings than this are a failure (default: any number is fine)
  --help             this text

Exit codes: 0 no mistakes, 1 mistakes or too many warnings, 2 wrong usage.
`;

/** `rules content`: what is wrong goes to standard output, the count to standard error. */
export const content: Command = async (args) => {
  const { values, positionals } = readOptions(args, {
    format: { type: 'string', default: 'pretty' },
    'max-warnings': { type: 'string' },
  });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 1) throw new UsageError('Only one folder can be checked.');
  const format = oneOf('format', values.format, FORMATS);
  const most = readMostWarnings(values['max-warnings']);
  const folder = positionals[0] ?? 'content';
  const { files, diagnostics } = await checkFolder(folder);
  const colors = process.stdout.isTTY && !process.env['NO_COLOR'];
  process.stdout.write(formatDiagnostics(format, diagnostics, files, { colors }));
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  const errors = diagnostics.length - warnings;
  process.stderr.write(
    `${count(files.length, 'file')}: ${count(errors, 'error')}, ${count(warnings, 'warning')}.\n`,
  );
  return hasErrors(diagnostics) || warnings > most ? EXIT.findings : EXIT.clean;
};

async function checkFolder(folder: string) {
  const read = await readRuleFiles(folder).catch(() => {
    throw new UsageError(`The folder ${folder} cannot be read.`);
  });
  const files = read.files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const pageRoutes = await siteRoutes();
  const found = checkContent(files, {
    publicFiles: await publicFiles('.'),
    ...(pageRoutes ? { pageRoutes } : {}),
  });
  const diagnostics: Diagnostic[] = [...read.diagnostics, ...found];
  return { files, diagnostics };
}

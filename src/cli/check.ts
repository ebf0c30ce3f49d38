import { hasErrors, type Diagnostic } from '../compiler/diagnostic.ts';
import { FORMATS, formatDiagnostics, type Format } from '../compiler/format-diagnostics.ts';
import type { RuleFile } from '../compiler/source-file.ts';
import { EXIT, UsageError, type Command, type ExitCode } from './command.ts';
import { loadRules } from './load-rules.ts';
import { readMostWarnings } from './max-warnings.ts';
import { oneOf, readOptions } from './options.ts';
import { count } from './print/count.ts';
import { publicFiles } from '../server/public-files.ts';
import { writeHelp } from './run-command.ts';
import { siteRoutes } from './site-routes.ts';
import { today } from './today.ts';

const HELP = `Usage: npm run -s rules -- check [folder] [options]

Checks every rule file in a folder, "rules" when none is given, and tells every mistake at once.
Rules without mistakes are then tried on the stored pages, for hints: what will not last, costs
too much, finds nothing, changes nothing or comes too late.

A comment on the line above switches a hint off, for a line or a whole rule, with a reason:
  # rules-disable-next-line fragile -- the export gives this section no name

Options:
  --format NAME      pretty, json, github, sarif or junit (default: pretty)
  --max-warnings N   more warnings than this are a failure (default: any number is fine)
  --quick            without the hints that need the stored pages
  --live             the alarm instead of the hints: run all rules on the pages as the content source
                     has them now, and tell which find nothing, too much or only a later selector,
                     compared with the last time when all was well
  --source URL       with --live: a running server, such as http://localhost:3000 (default: the
                     stored pages)
  --counts FILE      with --live: where the counts are kept (default: data/rules-counts.json)
  --accept           with --live: take what is found now as good
  --help             this text

Exit codes: 0 no mistakes, 1 mistakes, too many warnings or (--live) an alarm, 2 wrong usage.
`;

/** `rules check`: what is wrong goes to standard output, the count to standard error. */
export const check: Command = async (args) => {
  const { values, positionals } = readOptions(args, {
    format: { type: 'string', default: 'pretty' },
    'max-warnings': { type: 'string' },
    quick: { type: 'boolean', default: false },
    live: { type: 'boolean', default: false },
    source: { type: 'string' },
    counts: { type: 'string' },
    accept: { type: 'boolean', default: false },
  });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 1) throw new UsageError('Only one folder can be checked.');
  const format = oneOf('format', values.format, FORMATS);
  const most = readMostWarnings(values['max-warnings']);
  const folder = positionals[0] ?? 'rules';
  if (values.live) return tell(await checkSource(folder, values), format, 0);
  if (values.source !== undefined || values.counts !== undefined || values.accept) {
    throw new UsageError('--source, --counts and --accept belong to --live.');
  }
  return tell(await checkFolder(folder, !values.quick), format, most);
};

interface Checked {
  readonly files: readonly RuleFile[];
  readonly rules: number | null;
  readonly diagnostics: readonly Diagnostic[];
}

async function checkFolder(folder: string, withPages: boolean): Promise<Checked> {
  const pageRoutes = await siteRoutes();
  const around = pageRoutes ? { pageRoutes, publicFiles: await publicFiles('.') } : {};
  const loaded = await loadRules(folder, around);
  const { files, compiled, diagnostics } = loaded;
  if (!compiled) return { files, rules: null, diagnostics };
  const { lint } = await import('./lint/lint.ts');
  const hints = await lint({ ...loaded, compiled }, withPages, today());
  return { files, rules: compiled.rules.length, diagnostics: [...diagnostics, ...hints] };
}

interface LiveValues {
  readonly source?: string;
  readonly counts?: string;
  readonly accept: boolean;
}

async function checkSource(
  folder: string,
  { source, counts, accept }: LiveValues,
): Promise<Checked> {
  const loaded = await loadRules(folder);
  const { files, compiled, diagnostics } = loaded;
  if (!compiled) return { files, rules: null, diagnostics };
  const { checkLive, countsFile } = await import('./live/check-live.ts');
  const options = { source, counts: counts ?? countsFile(), accept, now: new Date() };
  const alarms = await checkLive({ ...loaded, compiled }, options);
  return { files, rules: compiled.rules.length, diagnostics: alarms };
}

function tell(checked: Checked, format: Format, mostWarnings: number): ExitCode {
  const { diagnostics, files } = checked;
  const colors = process.stdout.isTTY && !process.env['NO_COLOR'];
  process.stdout.write(formatDiagnostics(format, diagnostics, files, { colors }));
  process.stderr.write(`${summarize(checked)}\n`);
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  return hasErrors(diagnostics) || warnings > mostWarnings ? EXIT.findings : EXIT.clean;
}

function summarize({ files, rules, diagnostics }: Checked): string {
  const parts = [count(files.length, 'file')];
  if (rules !== null) parts.push(count(rules, 'rule'));
  return `${parts.join(', ')}: ${countProblems(diagnostics)}.`;
}

function countProblems(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return 'no problems';
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  return parts.join(', ');
}

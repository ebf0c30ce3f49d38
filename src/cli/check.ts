import { FORMATS } from '../compiler/format-diagnostics.ts';
import { findCheckPlace } from './check-place.ts';
import { draftsOf, narrow, tell, type Checked } from './checked.ts';
import { UsageError, type Command } from './command.ts';
import { firmDay } from './firm-day.ts';
import { loadRules } from './load-rules.ts';
import { readMostWarnings } from './max-warnings.ts';
import { oneOf, readOptions } from './options.ts';
import { readStoredPages, type StoredPage } from './pages/site-pages.ts';
import { publicFiles } from '../server/public-files.ts';
import { writeHelp } from './run-command.ts';
import { siteRoutes } from './site-routes.ts';

const HELP = `Usage: npm run -s rules -- check [folder or file] [options]

Checks every rule file in a folder, "rules" when none is given, and tells what is wrong with each
rule. Of a single file of "rules" it tells what is wrong there; it still knows all the others.
Rules without mistakes are then tried on the stored pages, for hints: what will not last, costs
too much, finds nothing, changes nothing, fails, comes too late or cannot be seen.

A comment on the line above switches a hint off, for a line or a whole rule, with a reason:
  # rules-disable-next-line fragile -- the export gives this section no name

Options:
  --rules FOLDER     the same as the folder alone
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
    rules: { type: 'string' },
    format: { type: 'string', default: 'pretty' },
    'max-warnings': { type: 'string' },
    quick: { type: 'boolean', default: false },
    live: { type: 'boolean', default: false },
    source: { type: 'string' },
    counts: { type: 'string' },
    accept: { type: 'boolean', default: false },
  });
  if (values.help) return writeHelp(HELP);
  const [place, second] = values.rules === undefined ? positionals : [values.rules, ...positionals];
  if (second !== undefined) throw new UsageError('Only one folder or file can be checked.');
  const format = oneOf('format', values.format, FORMATS);
  const most = readMostWarnings(values['max-warnings']);
  const { folder, file } = await findCheckPlace(place);
  if (values.live) return tell(narrow(await checkSource(folder, values), file), format, 0);
  if (values.source !== undefined || values.counts !== undefined || values.accept) {
    throw new UsageError('--source, --counts and --accept belong to --live.');
  }
  const pages = values.quick ? [] : await readStoredPages();
  return tell(narrow(await checkFolder(folder, pages), file), format, most);
};

async function checkFolder(folder: string, pages: readonly StoredPage[]): Promise<Checked> {
  const pageRoutes = await siteRoutes();
  const around = pageRoutes ? { pageRoutes, publicFiles: await publicFiles('.') } : {};
  const loaded = await loadRules(folder, around);
  const { files, compiled, diagnostics } = loaded;
  const drafts = draftsOf(loaded.read);
  if (!compiled) return { files, rules: null, drafts, diagnostics };
  const { lint } = await import('./lint/lint.ts');
  const hints = lint({ ...loaded, compiled }, pages, await firmDay());
  return { files, rules: compiled.rules, drafts, diagnostics: [...diagnostics, ...hints] };
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
  const drafts = draftsOf(loaded.read);
  if (!compiled) return { files, rules: null, drafts, diagnostics };
  const { checkLive, countsFile } = await import('./live/check-live.ts');
  const options = { source, counts: counts ?? countsFile(), accept, now: new Date() };
  const alarms = await checkLive({ ...loaded, compiled }, options);
  return { files, rules: compiled.rules, drafts, diagnostics: alarms };
}

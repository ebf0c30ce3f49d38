import { canonicalJson } from '../compiler/canonical-json.ts';
import { nameOfPath } from '../contract/match-route.ts';
import type { CompiledRule, CompiledRules } from '../contract/rules.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { loadRulesBefore } from './load-rules-before.ts';
import { oneOf, readOptions } from './options.ts';
import { correctPage } from './pages/correct-page.ts';
import { noPage } from './pages/read-page.ts';
import { readStoredPages, type StoredPage } from './pages/site-pages.ts';
import { count } from './print/count.ts';
import { paintFor } from './print/paint.ts';
import { diffLines, printDiff } from './print/print-diff.ts';
import { readDay } from './read-day.ts';
import { requireRules } from './require-rules.ts';
import { writeHelp } from './run-command.ts';

const HELP = `Usage: npm run -s rules -- plan [options]

Shows what a change of the rules changes on the pages of the site: the rules that differ, and for
each page that comes out differently a diff of its HTML. Nothing is written.

Options:
  --against GITREV|FOLDER   the rules to compare with: a revision of git, such as main or HEAD~3,
                            or a folder of rules (default: HEAD, the last commit)
  --rules FOLDER            the rules as they are to be (default: rules)
  --page PATH               this page alone, such as /about
  --today DATE              the day to look at, such as 2026-11-01 (default: today)
  --format pretty|json      how to tell it (default: pretty)
  --help                    this text

Exit codes: 0 no page changes, 1 pages change or the rules have mistakes, 2 wrong usage.
`;

/** `rules plan`: the diff goes to standard output, the count to standard error. */
export const plan: Command = async (args) => {
  const { values, positionals } = readOptions(args, {
    against: { type: 'string', default: 'HEAD' },
    rules: { type: 'string', default: 'rules' },
    page: { type: 'string' },
    today: { type: 'string' },
    format: { type: 'string', default: 'pretty' },
  });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 0) throw new UsageError('Name a page with --page.');
  const format = oneOf('format', values.format, ['pretty', 'json']);
  const day = await readDay(values.today);
  const after = await requireRules(values.rules);
  if (!after) return EXIT.findings;
  const before = await loadRulesBefore(values.against, values.rules);
  const pages = await choosePages(values.page);
  const result: Plan = {
    rules: compareRules(before.rules, after.compiled.rules),
    pages: pages.flatMap((page) => comparePage(page, before, after.compiled, day)),
  };
  if (format === 'json') process.stdout.write(`${JSON.stringify(toJson(result), null, 2)}\n`);
  else process.stdout.write(print(result, values.against));
  process.stderr.write(`${result.pages.length} of ${count(pages.length, 'page')} would change.\n`);
  return result.pages.length === 0 ? EXIT.clean : EXIT.findings;
};

interface Plan {
  readonly rules: RuleChanges;
  readonly pages: readonly PageChange[];
}

interface RuleChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

interface PageChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

async function choosePages(path: string | undefined): Promise<StoredPage[]> {
  const pages = await readStoredPages();
  const chosen = path === undefined ? pages : pages.filter(isAt(path));
  if (chosen.length > 0) return chosen;
  if (path !== undefined) throw await noPage(path);
  throw new UsageError('There are no pages in the folder content.');
}

function isAt(path: string): (page: StoredPage) => boolean {
  return (page) => nameOfPath(page.path) === nameOfPath(path);
}

function comparePage(page: StoredPage, old: CompiledRules, now: CompiledRules, day: string) {
  const [before, after] = [correctPage(page, old, day), correctPage(page, now, day)];
  return before === after ? [] : [{ path: page.path, before, after }];
}

function compareRules(
  before: readonly CompiledRule[],
  after: readonly CompiledRule[],
): RuleChanges {
  const old = new Map(before.map((rule) => [rule.id, fingerprint(rule)]));
  const now = new Map(after.map((rule) => [rule.id, fingerprint(rule)]));
  return {
    added: [...now.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
    changed: [...now].filter(([id, text]) => old.has(id) && old.get(id) !== text).map(([id]) => id),
  };
}

/** What a rule does; where it stands and why does not count. */
function fingerprint({ source: _source, why: _why, ...rule }: CompiledRule): string {
  return canonicalJson(rule);
}

function print({ rules, pages }: Plan, against: string): string {
  const paint = paintFor(process.stdout);
  const lists = [
    ...rules.added.map((id) => paint.good(`+ rule ${id}`)),
    ...rules.removed.map((id) => paint.bad(`- rule ${id}`)),
    ...rules.changed.map((id) => paint.warn(`~ rule ${id}`)),
  ];
  const diffs = pages.map(
    ({ path, before, after }) =>
      `\n${paint.bold(path)}\n${printDiff(before, after, [against, 'now'], paint)}`,
  );
  return [...lists.map((line) => `${line}\n`), ...diffs].join('');
}

function toJson({ rules, pages }: Plan) {
  const changes = pages.map(({ path, before, after }) => ({
    path,
    diff: diffLines(before, after),
  }));
  return { version: 1, rules, pages: changes };
}

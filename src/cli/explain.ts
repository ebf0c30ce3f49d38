import { rulesLeftOut } from '../compiler/read-rule.ts';
import { explainPage } from '../explain/explain-page.ts';
import { PROBLEMS, type Explanation } from '../explain/explanation.ts';
import { switchesFile } from '../server/rules/rules-store.ts';
import { readSwitches, type Switches } from '../server/rules/switches.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { didYouMean } from './did-you-mean.ts';
import { oneOf, readOptions } from './options.ts';
import { openWindow } from './pages/open-window.ts';
import { readPage } from './pages/read-page.ts';
import type { StoredPage } from './pages/site-pages.ts';
import { count } from './print/count.ts';
import { paintFor } from './print/paint.ts';
import { printExplanation } from './print/print-explanation.ts';
import { readDay } from './read-day.ts';
import { requireRules, type SoundRules } from './require-rules.ts';
import { writeHelp } from './run-command.ts';

const HELP = `Usage: npm run -s rules -- explain PAGE [options]

Says for each rule of a page what it did there or why it did nothing: how many elements were left
after each step of its selector, what came nearest, and which rule was there first.

PAGE is a path such as /about, whose export is in the folder content, or an HTML file with --route.

Options:
  --rule ID              explain one rule alone, wherever it counts; a draft as if it were live
  --all                  also the rules that do not count on this page
  --route PATH           the path that a file stands for, such as /about
  --rules FOLDER         the rules (default: rules)
  --cache FOLDER         where this machine's server keeps what is switched off (default: .cache/rules)
  --today DATE           the day to look at, such as 2026-11-01 (default: today)
  --format pretty|json   how to tell it (default: pretty)
  --help                 this text

Exit codes: 0 nothing is wrong, 1 the rule asked for did nothing, a rule has a problem on this page
or the rules have mistakes, 2 wrong usage.
`;

const DONE = new Set(['applied', 'already-so']);
const ABSENT = new Set(['off-route', 'excepted', 'out-of-season', 'disabled', 'draft']);

/** `rules explain`: the explanation goes to standard output, as text or as JSON. */
export const explain: Command = async (args) => {
  const { values, positionals } = readOptions(args, {
    rule: { type: 'string' },
    all: { type: 'boolean', default: false },
    route: { type: 'string' },
    rules: { type: 'string', default: 'rules' },
    cache: { type: 'string', default: '.cache/rules' },
    today: { type: 'string' },
    format: { type: 'string', default: 'pretty' },
  });
  if (values.help) return writeHelp(HELP);
  const format = oneOf('format', values.format, ['pretty', 'json']);
  const day = await readDay(values.today);
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) {
    throw new UsageError('Give one page: a path such as /about, or a file with --route.');
  }
  const page = await readPage(name, values.route);
  const rules = await requireRules(values.rules, { tried: values.rule });
  if (!rules) return EXIT.findings;
  if (values.rule !== undefined) checkId(values.rule, rules);

  const { off } = await readSwitches(switchesFile(values.cache));
  const all = explainAll(page, rules, day, values.rule).map((one) => tellSwitchedOff(one, off));
  const shown = values.all || values.rule !== undefined ? all : all.filter(isPresent);
  if (format === 'json') writeJson(page.path, shown);
  else writePretty(page.path, shown, all.length - shown.length);
  const isWrong =
    values.rule === undefined
      ? shown.some(({ verdict }) => PROBLEMS.has(verdict))
      : shown.every(({ verdict }) => !DONE.has(verdict));
  return isWrong ? EXIT.findings : EXIT.clean;
};

function explainAll(page: StoredPage, rules: SoundRules, day: string, only: string | undefined) {
  const explanations = explainPage(page.html, {
    path: page.path,
    rules: rules.compiled.rules,
    leftOut: rulesLeftOut(rules.read, { tried: only }),
    today: day,
    window: openWindow(page.path),
    ...(only === undefined ? {} : { only }),
  });
  const isDraft = rules.read.some(
    ({ raw, rule }) => rule?.id === only && raw['status'] === 'draft',
  );
  return isDraft ? explanations.map(asIfLive) : explanations;
}

function asIfLive(one: Explanation): Explanation {
  return { ...one, hints: ['The rule is a draft; this is told as if it were live.', ...one.hints] };
}

/** Files say nothing of what an operator has switched off over their heads. */
function tellSwitchedOff(one: Explanation, off: Switches['off']): Explanation {
  if (off !== 'all' && !off.includes(one.id)) return one;
  const again = off === 'all' ? 'rules -- on' : `rules -- on ${one.id}`;
  const hint = `The rule is switched off on this machine; this is told as if it were on. "npm run -s ${again}" takes that back.`;
  return { ...one, hints: [hint, ...one.hints] };
}

function checkId(id: string, { read }: SoundRules): void {
  const ids = read.flatMap(({ passage }) => passage.rule ?? []);
  if (ids.includes(id)) return;
  throw new UsageError(`There is no rule "${id}".${didYouMean(id, ids)}`);
}

function isPresent({ verdict }: Explanation): boolean {
  return !ABSENT.has(verdict);
}

function writeJson(path: string, explanations: readonly Explanation[]): void {
  process.stdout.write(`${JSON.stringify({ version: 1, path, explanations }, null, 2)}\n`);
}

function writePretty(path: string, shown: readonly Explanation[], hidden: number): void {
  const paint = paintFor(process.stdout);
  process.stdout.write(shown.map((one) => printExplanation(one, paint)).join('\n'));
  const others = hidden > 0 ? `, ${hidden} more that do not count here (--all shows them)` : '';
  process.stderr.write(`${path}: ${count(shown.length, 'rule')}${others}.\n`);
}

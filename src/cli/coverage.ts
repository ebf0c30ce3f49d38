import type { PageSurvey, RuleSurvey } from '../explain/survey.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { isSilenced } from '../compiler/lint/silences.ts';
import { oneOf, readOptions } from './options.ts';
import { readStoredPages } from './pages/site-pages.ts';
import { surveyPages } from './pages/survey-pages.ts';
import { count } from './print/count.ts';
import { paintFor, type Paint } from './print/paint.ts';
import { readDay } from './read-day.ts';
import { requireRules, type SoundRules } from './require-rules.ts';
import { writeHelp } from './run-command.ts';

const HELP = `Usage: npm run -s rules -- coverage [options]

Says for each rule on which stored pages it finds something, and for each page which of its
sections no rule ever touches.

Options:
  --rules FOLDER         the rules (default: rules)
  --today DATE           the day to look at, such as 2026-11-01 (default: today)
  --format pretty|json   how to tell it (default: pretty)
  --help                 this text

Exit codes: 0 every rule finds something somewhere, 1 one does not or the rules have mistakes,
2 wrong usage. A rule whose lint "stale" is switched off with a reason may find nothing.
`;

/** `rules coverage`: two tables on standard output, or JSON. */
export const coverage: Command = async (args) => {
  const { values, positionals } = readOptions(args, {
    rules: { type: 'string', default: 'rules' },
    today: { type: 'string' },
    format: { type: 'string', default: 'pretty' },
  });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 0) throw new UsageError('This command takes options only.');
  const format = oneOf('format', values.format, ['pretty', 'json']);
  const day = await readDay(values.today);
  const rules = await requireRules(values.rules);
  if (!rules) return EXIT.findings;
  const pages = surveyPages(await readStoredPages(), rules.compiled.rules, day);
  const covered = rules.compiled.rules.map(({ id }) => coverRule(id, pages));
  if (format === 'json') writeJson(covered, pages);
  else process.stdout.write(print(covered, pages, paintFor(process.stdout)));
  const idle = covered.filter(({ pages: hits }) => hits.length === 0);
  process.stderr.write(
    `${count(covered.length, 'rule')}, ${count(pages.length, 'page')}: ${count(idle.length, 'rule')} without a page.\n`,
  );
  return idle.every(({ id }) => mayBeIdle(id, rules)) ? EXIT.clean : EXIT.findings;
};

interface RuleCoverage {
  readonly id: string;
  /** The pages on which it found something. */
  readonly pages: readonly RuleHit[];
}

interface RuleHit extends Pick<RuleSurvey, 'found' | 'changed' | 'alternative' | 'state'> {
  readonly path: string;
}

function coverRule(id: string, pages: readonly PageSurvey[]): RuleCoverage {
  const hits = pages.flatMap(({ path, rules }) => {
    const report = rules.find((one) => one.id === id);
    if (!report || report.found === 0) return [];
    const { found, changed, alternative, state } = report;
    return [{ path, found, changed, alternative, state }];
  });
  return { id, pages: hits };
}

function mayBeIdle(id: string, rules: SoundRules): boolean {
  const read = rules.read.find(({ passage }) => passage.rule === id);
  return read !== undefined && isSilenced(read, 'stale');
}

function writeJson(rules: readonly RuleCoverage[], pages: readonly PageSurvey[]): void {
  const untouched = pages.map(({ path, sections }) => ({
    path,
    sections: sections.length,
    untouched: sections
      .filter(({ isTouched }) => !isTouched)
      .map(({ shown, text }) => ({ section: shown, text })),
  }));
  process.stdout.write(`${JSON.stringify({ version: 1, rules, pages: untouched }, null, 2)}\n`);
}

function print(rules: readonly RuleCoverage[], pages: readonly PageSurvey[], paint: Paint): string {
  const lines = [
    paint.bold('What each rule finds'),
    ...rules.flatMap((rule) => printRule(rule, paint)),
    '',
    paint.bold('What no rule touches'),
    ...pages.flatMap((page) => printPage(page, paint)),
  ];
  return `${lines.join('\n')}\n`;
}

function printRule({ id, pages }: RuleCoverage, paint: Paint): string[] {
  if (pages.length === 0) return [`  ${id}  ${paint.warn('finds nothing on any stored page')}`];
  const found = pages.reduce((sum, page) => sum + page.found, 0);
  const changed = pages.reduce((sum, page) => sum + page.changed, 0);
  const named = pages.slice(0, 4).map(({ path }) => path);
  const more = pages.length > 4 ? `, and ${pages.length - 4} more` : '';
  const head = `  ${id}  ${count(pages.length, 'page')}, ${count(found, 'element')}, ${count(changed, 'change')}`;
  return [head, paint.dim(`    ${named.join(', ')}${more}`)];
}

function printPage({ path, sections }: PageSurvey, paint: Paint): string[] {
  const rest = sections.filter(({ isTouched }) => !isTouched);
  const head = `  ${path}  ${rest.length} of ${count(sections.length, 'section')}`;
  return [head, ...rest.map(({ shown, text }) => paint.dim(`    ${shown} ${text}`))];
}

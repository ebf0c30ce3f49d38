import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatJunit } from '../compiler/format-junit.ts';
import { rulesThatCount } from '../compiler/read-rule.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { CASE_FILES, findCases } from './fixtures/find-cases.ts';
import { runCase, type CaseResult } from './fixtures/run-case.ts';
import { oneOf, readOptions } from './options.ts';
import { count } from './print/count.ts';
import { paintFor } from './print/paint.ts';
import { printDiff } from './print/print-diff.ts';
import { requireRules } from './require-rules.ts';
import { writeHelp } from './run-command.ts';

const HELP = `Usage: npm run -s rules -- test [folder] [options]

Runs every fixture below a folder, "tests/fixtures" when none is given. A fixture is a folder with
  input.html      a piece of a page
  expected.html   what it must become
  rule.yaml       the rules that make it so, or
  case.yaml       rule: the id of a rule of the site, path: the page's path
The result must be as expected, stay as it is when the rules are applied once more, and become the
input again when they are taken back.

Options:
  --update                     write expected.html as it comes out; read it afterwards
  --rules FOLDER               the site's rules, for case.yaml (default: rules)
  --format pretty|json|junit   how to tell it (default: pretty)
  --help                       this text

Exit codes: 0 all pass, 1 one fails, 2 wrong usage.
`;

/** `rules test`: failures go to standard output, the count to standard error. */
export const test: Command = async (args) => {
  const { values, positionals } = readOptions(args, {
    update: { type: 'boolean', default: false },
    rules: { type: 'string', default: 'rules' },
    format: { type: 'string', default: 'pretty' },
  });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 1) throw new UsageError('Only one folder can be tested.');
  const format = oneOf('format', values.format, ['pretty', 'json', 'junit']);
  if (values.update && process.env['CI']) {
    throw new UsageError('--update is for people: it would make every test pass. CI is set.');
  }
  const cases = await findCases(positionals[0] ?? 'tests/fixtures');
  const rules = await requireRules(values.rules, { includeDrafts: true });
  if (!rules) return EXIT.findings;
  const siteRules = rulesThatCount(rules.read, { includeDrafts: true }).map(({ rule }) => rule);
  const results = cases.map((one) => runCase(one, siteRules));
  return values.update ? update(results) : tell(results, format);
};

async function update(results: readonly CaseResult[]) {
  const stale = results.filter(({ actual, expected }) => actual !== null && actual !== expected);
  for (const { folder, actual } of stale) {
    const file = join(folder, CASE_FILES.expected);
    await writeFile(file, actual ?? '');
    process.stdout.write(`${file}\n`);
  }
  const broken = results.filter(({ actual }) => actual === null);
  for (const { folder, problems } of broken) {
    process.stdout.write(`${folder}: ${problems.join(' ')}\n`);
  }
  process.stderr.write(`${count(stale.length, 'file')} written.\n`);
  return broken.length === 0 ? EXIT.clean : EXIT.findings;
}

function tell(results: readonly CaseResult[], format: 'pretty' | 'json' | 'junit') {
  const failed = results.filter(({ problems }) => problems.length > 0);
  if (format === 'json') {
    process.stdout.write(`${JSON.stringify({ version: 1, cases: results }, null, 2)}\n`);
  } else if (format === 'junit') {
    const cases = results.map(({ folder, problems }) => ({ name: folder, failures: problems }));
    process.stdout.write(formatJunit('rules test', cases));
  } else {
    process.stdout.write(failed.map(printFailure).join('\n'));
  }
  const passed = results.length - failed.length;
  process.stderr.write(
    `${count(results.length, 'fixture')}: ${passed} passed, ${failed.length} failed.\n`,
  );
  return failed.length === 0 ? EXIT.clean : EXIT.findings;
}

function printFailure({ folder, problems, expected, actual }: CaseResult): string {
  const paint = paintFor(process.stdout);
  const head = `${paint.bold(folder)}\n${problems.map((problem) => `  ${problem}\n`).join('')}`;
  if (actual === null || actual === expected) return head;
  return `${head}${printDiff(expected ?? '', actual, ['expected.html', 'what came out'], paint)}`;
}

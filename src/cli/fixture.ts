import { JSDOM } from 'jsdom';
import { rulesThatCount, type SoundRule } from '../compiler/read-rule.ts';
import { cutFixture } from '../explain/cut-fixture.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { didYouMean } from './did-you-mean.ts';
import { writeCase } from './fixtures/write-case.ts';
import { readOptions } from './options.ts';
import { readPage } from './pages/read-page.ts';
import { requireRules } from './require-rules.ts';
import { writeHelp } from './run-command.ts';

const HELP = `Usage: npm run -s rules -- fixture PAGE --rule ID [options]

Cuts out of a page the smallest piece on which a rule does what it does on the whole page, and
writes it down as a fixture: the piece, and what becomes of it. Read expected.html, then
"npm run -s rules -- test" holds the rule to it.

PAGE is a path such as /about, whose export is in the folder content, or an HTML file with --route.

Options:
  --rule ID        the rule
  --route PATH     the path that a file stands for, such as /about
  --rules FOLDER   the rules (default: rules)
  --into FOLDER    where to write it (default: tests/fixtures/rules/ID)
  --help           this text

Exit codes: 0 written, 1 the rule finds nothing there or the rules have mistakes, 2 wrong usage.
`;

/** `rules fixture`: the files written go to standard output. */
export const fixture: Command = async (args) => {
  const { values, positionals } = readOptions(args, {
    rule: { type: 'string' },
    route: { type: 'string' },
    rules: { type: 'string', default: 'rules' },
    into: { type: 'string' },
  });
  if (values.help) return writeHelp(HELP);
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new UsageError('Give one page.');
  if (values.rule === undefined) throw new UsageError('--rule is missing.');
  const page = await readPage(name, values.route);
  const rules = await requireRules(values.rules, { includeDrafts: true });
  if (!rules) return EXIT.findings;
  const { rule } = findRule(values.rule, rulesThatCount(rules.read, { includeDrafts: true }));
  const input = cutFixture(page.html, rule, page.path, new JSDOM('').window);
  if (input === null) {
    const more = `npm run -s rules -- explain ${name} --rule ${rule.id}`;
    process.stderr.write(`Rule "${rule.id}" finds nothing on ${page.path}. Why: ${more}\n`);
    return EXIT.findings;
  }
  const folder = values.into ?? `tests/fixtures/rules/${rule.id}`;
  const files = await writeCase({ folder, rule, path: page.path, input });
  process.stdout.write(files.map((file) => `${file}\n`).join(''));
  return EXIT.clean;
};

function findRule(id: string, rules: readonly SoundRule[]): SoundRule {
  const found = rules.find(({ rule }) => rule.id === id);
  if (found) return found;
  const ids = rules.map(({ rule }) => rule.id);
  throw new UsageError(`There is no rule "${id}".${didYouMean(id, ids)}`);
}

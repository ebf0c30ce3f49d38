import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { JSDOM } from 'jsdom';
import { compileRules } from '../compiler/compile-rules.ts';
import { formatPretty } from '../compiler/format-pretty.ts';
import { rulesThatCount } from '../compiler/read-rule.ts';
import type { RuleFile } from '../compiler/source-file.ts';
import { actionNames } from '../compiler/schema/rule-schema.ts';
import { routesOverlap } from '../contract/match-route.ts';
import type { CompiledRule } from '../contract/rules.ts';
import { cutFixture } from '../explain/cut-fixture.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { didYouMean } from './did-you-mean.ts';
import { refuseTaken, writeCase } from './fixtures/write-case.ts';
import { draftRule, type NewRule } from './new-rule/write-rule.ts';
import { readOptions } from './options.ts';
import { checkRoute } from './pages/read-page.ts';
import { findSitePage, readStoredPage } from './pages/site-pages.ts';
import { requireRules, type SoundRules } from './require-rules.ts';
import { writeHelp } from './run-command.ts';
import { siteRoutes } from './site-routes.ts';

const HELP = `Usage: npm run -s rules -- new ID --route /about [options]

Writes a new rule, as a draft, below the others of its page, and a fixture beside it. Then
open the file, say what is wrong and what to do, and run "npm run -s rules -- test".

ID is a name of its own, such as about-team-photo: small letters, digits and hyphens.

Options:
  --route PATH      the page, such as /about
  --action NAME     what to do (default: hide): ${actionNames.slice(0, 4).join(', ')} …
  --selector TEXT   which element, CSS or a finder (default: a class that is to be replaced)
  --why TEXT        the reason, in one sentence
  --rules FOLDER    the rules (default: rules)
  --into FOLDER     where the fixture goes (default: tests/fixtures/rules/ID)
  --help            this text

Exit codes: 0 written, 1 the rules have mistakes, 2 wrong usage.
`;

/** `rules new`: the files written go to standard output. */
export const newRule: Command = async (args) => {
  const { values, positionals } = readOptions(args, {
    route: { type: 'string' },
    action: { type: 'string', default: 'hide' },
    selector: { type: 'string', default: '.class-of-the-element' },
    why: { type: 'string', default: 'Say here in one sentence what is wrong on the page.' },
    rules: { type: 'string', default: 'rules' },
    into: { type: 'string' },
  });
  if (values.help) return writeHelp(HELP);
  const { rules: folder, into, ...given } = values;
  const wanted = await onItsPage(readWanted(positionals, given));
  const known = await requireRules(folder, { includeDrafts: true });
  if (!known) return EXIT.findings;
  if (known.read.some(({ passage }) => passage.rule === wanted.id)) {
    throw new UsageError(`There is a rule "${wanted.id}" already.`);
  }
  const place = into ?? `tests/fixtures/rules/${wanted.id}`;
  await refuseTaken(place);
  const file = draftRule(wanted, folder, known);
  const rules = checkDraft(file, known);
  if (!rules) return EXIT.findings;
  const fixture = await writeFixture(wanted, rules, place);
  await writeRule(file).catch(async (error: unknown) => {
    // It was not there before, and would be in the way of a second try.
    await rm(place, { recursive: true, force: true });
    throw error;
  });
  process.stdout.write([file.path, ...fixture].map((one) => `${one}\n`).join(''));
  return EXIT.clean;
};

interface Given {
  readonly route?: string;
  readonly action: string;
  readonly selector: string;
  readonly why: string;
}

function readWanted(positionals: readonly string[], given: Given): NewRule {
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new UsageError('Give the rule one id.');
  if (!/^[a-z0-9-]{3,60}$/.test(id)) {
    throw new UsageError(`An id is 3 to 60 small letters, digits and hyphens, not "${id}".`);
  }
  if (given.route === undefined)
    throw new UsageError('--route is missing, such as --route /about.');
  const { action } = given;
  if (!actionNames.includes(action)) {
    throw new UsageError(`There is no action "${action}".${didYouMean(action, actionNames)}`);
  }
  return { ...given, id, route: checkRoute(given.route) };
}

/** The rule with the page's path as the site writes it. Nothing is written for a page that there is not. */
async function onItsPage(wanted: NewRule): Promise<NewRule> {
  const { route } = wanted;
  const routes = await siteRoutes();
  if (routes && !routes.some((one) => routesOverlap(one, route))) {
    throw new UsageError(`There is no page ${route}.${didYouMean(route, routes)}`);
  }
  const page = await findSitePage(route).catch(() => null);
  return { ...wanted, route: page?.path ?? route };
}

/** The rules with the draft among them; null when it has mistakes, which are told. */
function checkDraft(file: RuleFile, { files }: SoundRules): SoundRules | null {
  const others = files.filter(({ path }) => path !== file.path);
  const all = [...others, file];
  const { compiled, ...rest } = compileRules(all, { includeDrafts: true });
  if (compiled) return { files: all, compiled, ...rest };
  process.stderr.write(formatPretty(rest.diagnostics, all));
  process.stderr.write('Nothing was written.\n');
  return null;
}

async function writeRule({ path, text }: RuleFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** A piece of the page where the selector finds something there already; else a sentence. */
async function writeFixture({ id, route }: NewRule, rules: SoundRules, folder: string) {
  const all = rulesThatCount(rules.read, { includeDrafts: true }).map(({ rule }) => rule);
  const rule = all.find((one) => one.id === id) as CompiledRule;
  const page = await findSitePage(route).catch(() => null);
  const html = page && (await readStoredPage(page));
  const cut = html ? cutFixture(html, rule, route, new JSDOM('').window) : null;
  const input = cut ?? '<p>Put the piece of the page here that the rule is to correct.</p>\n';
  return writeCase({ folder, rule, path: page?.path ?? '/', input });
}

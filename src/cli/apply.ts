import { JSDOM } from 'jsdom';
import { formatPretty } from '../compiler/format-pretty.ts';
import type { CompiledRules } from '../contract/rules.ts';
import { cleanPage } from '../page/clean-page.ts';
import { keepFirstLines } from '../page/keep-first-lines.ts';
import { preparePage } from '../page/prepare-page.ts';
import { spellOutSizes } from '../page/spell-out-sizes.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { firmDay } from './firm-day.ts';
import { loadRules } from './load-rules.ts';
import { readOptions } from './options.ts';
import { openWindow } from './pages/open-window.ts';
import { readHtml } from './pages/read-html.ts';
import { checkRoute } from './pages/read-page.ts';
import { writeHelp } from './run-command.ts';

const HELP = `Usage: npm run -s rules -- apply --route /about [options] FILE.html

Cleans an HTML file, applies the rules of a route to it and prints the corrected page. A dash in
place of the file reads standard input.

Options:
  --route PATH     the page's path, such as /about
  --rules FOLDER   the rules (default: rules)
  --report         print what came of each rule, as JSON, instead of the page
  --raw            only clean the page, without any rules
  --help           this text

Exit codes: 0 done, 1 the rules have mistakes, 2 wrong usage.
`;

/** `rules apply`: prints a page as it is once the longest delay is over, or the report. */
export const apply: Command = async (args) => {
  const { values, positionals } = readOptions(args, {
    route: { type: 'string' },
    rules: { type: 'string', default: 'rules' },
    report: { type: 'boolean', default: false },
    raw: { type: 'boolean', default: false },
  });
  if (values.help) return writeHelp(HELP);
  if (values.route === undefined)
    throw new UsageError('--route is missing, such as --route /about.');
  const route = checkRoute(values.route);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new UsageError('Give one HTML file, or -.');
  const html = await readHtml(file);
  if (values.raw) return print(writeHtml(cleanPage(html, new JSDOM('').window)));

  const { compiled, diagnostics, files } = await loadRules(values.rules);
  if (!compiled) {
    process.stderr.write(formatPretty(diagnostics, files));
    return EXIT.findings;
  }
  const { page, report } = correct(html, route, compiled, await firmDay());
  return print(values.report ? JSON.stringify(report, null, 2) : page);
};

function correct(html: string, path: string, rules: CompiledRules, today: string) {
  const window = openWindow(path);
  const { root, session } = preparePage(html, { path, rules, today, window });
  session.settle();
  return { page: writeHtml(root), report: session.report() };
}

function writeHtml(root: Element): string {
  spellOutSizes(root);
  keepFirstLines(root);
  return root.innerHTML;
}

function print(result: string): typeof EXIT.clean {
  process.stdout.write(`${result}\n`);
  return EXIT.clean;
}

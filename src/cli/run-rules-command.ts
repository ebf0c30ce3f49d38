import type { Command, ExitCode } from './command.ts';
import { runCommand } from './run-command.ts';

const HELP = `Usage: npm run -s rules -- <command> [options]

Commands:
  check      are the rules right? file, line, column, and what to write instead
  explain    why did a rule do something on a page, or nothing?
  plan       what does a change of the rules change, page by page?
  coverage   which pages does each rule hit, and what does no rule touch?
  content    is what the site says right? phones, addresses, pictures, links
  test       do the fixtures still come out as expected?
  new        write a new rule and a fixture for it
  fixture    cut a fixture for a rule out of a page
  apply      apply the rules to an HTML file, as the page would be shown
  rollback   make an earlier set of rules live again
  off, on    switch one rule or all of them off without a deploy, and on again
  link       make a link under which staff see drafts and look behind the pages

npm run -s rules -- <command> --help tells more.
`;

/** Each is read when it is asked for: a help text need not wait for a browser's DOM. */
const commands: Readonly<Record<string, Command>> = {
  apply: async (args) => (await import('./apply.ts')).apply(args),
  check: async (args) => (await import('./check.ts')).check(args),
  content: async (args) => (await import('./content.ts')).content(args),
  coverage: async (args) => (await import('./coverage.ts')).coverage(args),
  explain: async (args) => (await import('./explain.ts')).explain(args),
  fixture: async (args) => (await import('./fixture.ts')).fixture(args),
  link: async (args) => (await import('./link.ts')).link(args),
  new: async (args) => (await import('./new.ts')).newRule(args),
  off: async (args) => (await import('./switch.ts')).off(args),
  on: async (args) => (await import('./switch.ts')).on(args),
  plan: async (args) => (await import('./plan.ts')).plan(args),
  rollback: async (args) => (await import('./rollback.ts')).rollback(args),
  test: async (args) => (await import('./test.ts')).test(args),
};

/** Runs `rules …` with what stands behind it. */
export function runRulesCommand(args: readonly string[]): Promise<ExitCode> {
  return runCommand(args, commands, HELP);
}

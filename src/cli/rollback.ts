import { describeAge } from '../server/print-diagnostics.ts';
import { openHistory } from '../server/rules/rule-history.ts';
import { readRuleSet, type RuleSet } from '../server/rules/rule-set.ts';
import { switchesFile } from '../server/rules/rules-store.ts';
import { changeSwitches, readSwitches, type Switches } from '../server/rules/switches.ts';
import { EXIT, UsageError, type Command, type ExitCode } from './command.ts';
import { readOptions } from './options.ts';
import { writeHelp } from './run-command.ts';

const HELP = `Usage: npm run -s rules -- rollback [HASH] [options]

Makes an earlier set of rules live again, in one step and without a deploy. It stays until a file of
the rules changes, or until it is released. Without a hash: lists the sets that were kept.

A server that runs follows within two seconds; one that starts later follows too.

Options:
  --release       the folder's own rules are live again
  --cache FOLDER  where the server keeps its sets (default: .cache/rules)
  --rules FOLDER  the rules (default: rules)
  --help          this text

Exit codes: 0 done, 1 it cannot be written, 2 wrong usage.
`;

/** `rules rollback`: brings an accepted set back, by the first digits of its hash. */
export const rollback: Command = async (args) => {
  const { values, positionals } = readOptions(args, {
    release: { type: 'boolean', default: false },
    cache: { type: 'string', default: '.cache/rules' },
    rules: { type: 'string', default: 'rules' },
  });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 1) throw new UsageError('Give one hash.');
  const [digits] = positionals;
  if (values.release && digits !== undefined) {
    throw new UsageError('Give a hash or --release: one brings a set back, the other lets it go.');
  }
  const file = switchesFile(values.cache);
  if (values.release) return release(file);
  const sets = await openHistory(values.cache).list();
  if (digits === undefined) return listSets(sets, await readSwitches(file));
  const set = findSet(sets, digits);
  const { set: present } = await readRuleSet(values.rules);
  const hold = { hash: set.visitors.hash, instead: present?.preview.hash ?? null };
  await changeSwitches(file, () => ({ hold }));
  return say(`Live now: ${describe(set)}. It stays until a file in ${values.rules} changes.`);
};

async function release(file: string): Promise<ExitCode> {
  const { hold } = await readSwitches(file);
  if (!hold) return say('No earlier set is held: the folder’s own rules are live.');
  await changeSwitches(file, () => ({ hold: null }));
  return say('The folder’s own rules are live again.');
}

function listSets(sets: readonly RuleSet[], { hold }: Switches): ExitCode {
  if (sets.length === 0) return say('No set was kept yet: a server keeps each one it accepts.');
  const lines = sets.map((set) => {
    const mark = set.visitors.hash === hold?.hash ? '  held live' : '';
    return `${describe(set)}${mark}\n`;
  });
  process.stdout.write(lines.join(''));
  return EXIT.clean;
}

function findSet(sets: readonly RuleSet[], digits: string): RuleSet {
  if (digits === '')
    throw new UsageError('The hash is empty. Without one this command lists them.');
  const found = sets.filter(({ visitors }) => visitors.hash.startsWith(digits.toLowerCase()));
  const [set] = found;
  if (set && found.length === 1) return set;
  if (set) throw new UsageError(`${found.length} sets begin with ${digits}: give more digits.`);
  throw new UsageError(`No set ${digits} was kept. Without a hash this command lists them.`);
}

function describe({ visitors, acceptedAt }: RuleSet): string {
  const age = describeAge(Date.now() - Date.parse(acceptedAt));
  return `${visitors.hash}  ${acceptedAt}  ${visitors.rules.length} rules, ${age} old`;
}

function say(text: string): ExitCode {
  process.stdout.write(`${text}\n`);
  return EXIT.clean;
}

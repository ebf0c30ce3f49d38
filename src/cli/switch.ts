import { openHistory } from '../server/rules/rule-history.ts';
import { readRuleSet } from '../server/rules/rule-set.ts';
import { switchesFile } from '../server/rules/rules-store.ts';
import { changeSwitches, type Hold, type Switches } from '../server/rules/switches.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { didYouMean } from './did-you-mean.ts';
import { readOptions } from './options.ts';
import { writeHelp } from './run-command.ts';

const HELP = `Usage: npm run -s rules -- off [ID] [options]
       npm run -s rules -- on [ID] [options]

Switches one rule off, or all of them when no id is given, without a deploy and without touching a
file of the rules. "on" takes that back. A server that runs follows within two seconds.

Options:
  --cache FOLDER  where the server keeps its switches (default: .cache/rules)
  --rules FOLDER  the rules (default: rules)
  --help          this text

Exit codes: 0 done, 1 it cannot be written, 2 wrong usage.
`;

/** `rules off`: the pages are shown without a rule, or without any. */
export const off: Command = (args) => change(args, switchOff);

/** `rules on`: takes `rules off` back. */
export const on: Command = (args) => change(args, switchOn);

type Off = Switches['off'];
type Change = (now: Off, id: string | undefined) => Off;

async function change(args: readonly string[], next: Change) {
  const { values, positionals } = readOptions(args, {
    cache: { type: 'string', default: '.cache/rules' },
    rules: { type: 'string', default: 'rules' },
  });
  if (values.help) return writeHelp(HELP);
  const [id] = positionals;
  if (positionals.length > 1) throw new UsageError('Give one rule’s id, or none for all rules.');
  const file = switchesFile(values.cache);
  const changed = await changeSwitches(file, async (now) => {
    if (id !== undefined) await checkId(id, values, now);
    return { off: next(now.off, id) };
  });
  process.stdout.write(`${describe(changed.off)}\n`);
  return EXIT.clean;
}

function switchOff(now: Off, id: string | undefined): Off {
  if (id === undefined || now === 'all') return 'all';
  return [...new Set([...now, id])];
}

function switchOn(now: Off, id: string | undefined): Off {
  if (id === undefined) return [];
  if (now === 'all') throw new UsageError('All rules are off: switch them on together first.');
  return now.filter((one) => one !== id);
}

function describe(now: Off): string {
  if (now === 'all') return 'All rules are off: pages are shown as they came.';
  return now.length === 0 ? 'All rules are on.' : `Off: ${now.join(', ')}.`;
}

interface Folders {
  readonly cache: string;
  readonly rules: string;
}

/** A rule that is switched off may be gone from the set by now. */
async function checkId(id: string, folders: Folders, { off: now, hold }: Switches): Promise<void> {
  const ids = await idsOfLive(folders, hold);
  if (ids.includes(id) || (now !== 'all' && now.includes(id))) return;
  const where = hold ? ' in the set that is held live' : '';
  throw new UsageError(`There is no rule "${id}"${where}.${didYouMean(id, ids)}`);
}

/** Of the set that is held live, else of the folder's, else of the last one that was accepted. */
async function idsOfLive({ cache, rules }: Folders, hold: Hold | null): Promise<string[]> {
  const history = openHistory(cache);
  const held = hold && (await history.read(hold.hash));
  const known = held ?? (await readRuleSet(rules)).set ?? (await history.lastGood());
  return known?.preview.rules.map((rule) => rule.id) ?? [];
}

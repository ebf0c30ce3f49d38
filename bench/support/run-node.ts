import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a script in a process of its own and reads the one number that it prints. */
export async function runForNumber(script: string, ...args: string[]): Promise<number> {
  const { stdout } = await execute(process.execPath, [script, ...args]);
  const number = Number(stdout.trim());
  if (!Number.isFinite(number)) throw new Error(`${script} printed no number: ${stdout}`);
  return number;
}

/**
 * Takes samples of several things in turn, in another order each time, so that what else the
 * machine does falls on all of them alike.
 */
export async function sampleInTurn<Name extends string, Sample = number>(
  names: readonly Name[],
  repetitions: number,
  sample: (name: Name) => Promise<Sample>,
): Promise<Record<Name, Sample[]>> {
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]]));
  for (let turn = 0; turn < repetitions; turn += 1) {
    for (const name of shuffle(names)) {
      // Two at once would measure each other.
      samples[name]?.push(await sample(name));
    }
  }
  return samples as Record<Name, Sample[]>;
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

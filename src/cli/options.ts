import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads a command's options; `--help` and what stands beside the options come with every command. */
export function readOptions<const Known extends Options>(args: readonly string[], known: Known) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...known, help: { type: 'boolean', short: 'h' } },
  });
}

/**
 * One of several words.
 * @throws UsageError when it is none of them
 */
export function oneOf<Word extends string>(
  name: string,
  value: string,
  words: readonly Word[],
): Word {
  const word = words.find((one) => one === value);
  if (word === undefined) {
    const list = words.join(', ').replace(/, (?=[^,]*$)/, ' or ');
    throw new UsageError(`--${name} is ${list}, not "${value}".`);
  }
  return word;
}

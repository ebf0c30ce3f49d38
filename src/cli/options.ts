import { parseArgs, type ParseArgsConfig } from 'node:util';
import { suggest } from '../compiler/suggest.ts';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads a command's options; `--help` and what stands beside the options come with every command.
 * @throws UsageError when one is unknown
 */
export function readOptions<const Known extends Options>(args: readonly string[], known: Known) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...known, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw explainUnknown(error, Object.keys(known)) ?? error;
  }
}

/** The parser's own message, with the option that was probably meant; null for other mistakes. */
function explainUnknown(error: unknown, known: readonly string[]): UsageError | null {
  const { message = '' } = error as { message?: string };
  const [said, name = ''] = /^Unknown option '--(.*?)'\./.exec(message) ?? [];
  const near = suggest(name, known);
  return said && near ? new UsageError(`${said} Did you mean --${near}?`) : null;
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

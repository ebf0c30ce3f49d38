import { BrokenFile } from '../server/broken-file.ts';
import { EXIT, UsageError, type Command, type ExitCode } from './command.ts';
import { didYouMean } from './did-you-mean.ts';

/** Finds the sub-command and runs it. Messages about wrong usage go to standard error. */
export async function runCommand(
  args: readonly string[],
  commands: Readonly<Record<string, Command>>,
  help: string,
): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h') return writeHelp(help);
  const command = Object.hasOwn(commands, name ?? '') ? commands[name ?? ''] : undefined;
  if (command) return runAlone(command, rest);
  const names = Object.keys(commands);
  const problem =
    name === undefined ? 'No command.' : `No command "${name}".${didYouMean(name, names)}`;
  process.stderr.write(`${problem}\nCommands: ${names.join(', ')}. ${MORE}\n`);
  return EXIT.usage;
}

const MORE = '--help tells more.';

/**
 * Runs one command. Wrong usage, a file of ours that is broken, and what the system refuses, such as a
 * full disk or another user's file, are a message on standard error; every other error stays one.
 */
export async function runAlone(command: Command, args: readonly string[]): Promise<ExitCode> {
  try {
    return await command(args);
  } catch (error) {
    if (error instanceof BrokenFile) {
      process.stderr.write(`${error.message}\n`);
      return EXIT.findings;
    }
    if (isRefusal(error)) {
      process.stderr.write(`The system refuses it: ${error.message}\n`);
      return EXIT.findings;
    }
    if (!isUsage(error)) throw error;
    process.stderr.write(`${firstSentence(error.message)} ${MORE}\n`);
    return EXIT.usage;
  }
}

/** Writes a help text to standard output. */
export function writeHelp(help: string): ExitCode {
  process.stdout.write(help);
  return EXIT.clean;
}

function isUsage(error: unknown): error is Error {
  const code = (error as { code?: unknown } | null)?.code;
  return error instanceof UsageError || String(code).startsWith('ERR_PARSE_ARGS');
}

function isRefusal(error: unknown): error is Error {
  return typeof (error as { syscall?: unknown } | null)?.syscall === 'string';
}

function firstSentence(message: string): string {
  const [line = ''] = message.split('\n', 1);
  return line.replace(/\. To specify.*$/, '.').replace(/[^.?!]$/, '$&.');
}

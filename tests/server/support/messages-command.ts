import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

const PROGRAM = 'src/cli/messages.ts';

/** Runs the command on the embedded database of a folder. */
export function messages(folder: string, ...args: string[]): Promise<Run> {
  return messagesUnder({ DATA_FOLDER: folder }, ...args);
}

/** Runs it under other settings. */
export function messagesUnder(
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<Run> {
  return run([process.execPath, PROGRAM, ...args], environment);
}

/** Runs it where no file may grow beyond 80 KB, into a file. */
export function messagesWithoutRoom(
  folder: string,
  output: string,
  ...args: string[]
): Promise<Run> {
  const script = 'output=$1; shift; ulimit -f 160; exec "$0" "$@" > "$output"';
  const shell = ['sh', '-c', script, process.execPath, output, PROGRAM, ...args];
  return run(shell, { DATA_FOLDER: folder });
}

async function run(
  [program = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Run> {
  const env = { PATH: process.env['PATH'], ...environment };
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, { env });
    return { code: 0, out: stdout, error: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, error: stderr };
  }
}

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { vi } from 'vitest';
import { runRulesCommand } from '../../src/cli/run-rules-command.ts';

export interface Run {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

type Environment = Readonly<Record<string, string>>;

/**
 * Runs a file of src/cli as a command of its own.
 * @param folder where it runs: the site's folder, if none is given
 */
export function runCli(
  file: string,
  args: readonly string[],
  input = '',
  environment: Environment = {},
  folder = '.',
): Run {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [resolve('src/cli', file), ...args],
    {
      cwd: folder,
      input,
      encoding: 'utf8',
      env: { ...process.env, ...environment },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return { stdout, stderr, code: status };
}

/** Runs `rules …`. */
export function runRules(args: readonly string[], input = '', environment: Environment = {}): Run {
  return runCli('rules.ts', args, input, environment);
}

/** Runs `rules …` without a process of its own, which takes a tenth of the time. */
export async function runInside(args: readonly string[]): Promise<Run> {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const code = await runRulesCommand(args);
    return { stdout: written(out.mock.calls), stderr: written(err.mock.calls), code };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

function written(calls: readonly (readonly unknown[])[]): string {
  return calls.map(([text]) => String(text)).join('');
}

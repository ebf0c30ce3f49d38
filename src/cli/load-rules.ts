import { compileRules, type Compilation } from '../compiler/compile-rules.ts';
import { hasErrors } from '../compiler/diagnostic.ts';
import { readRuleFiles } from '../compiler/read-rule-files.ts';
import type { CompileOptions } from '../compiler/read-rule.ts';
import type { RuleFile } from '../compiler/source-file.ts';
import { UsageError } from './command.ts';

export interface LoadedRules extends Compilation {
  readonly files: readonly RuleFile[];
}

/**
 * Reads and compiles a folder of rules.
 * @throws UsageError when the folder cannot be read.
 */
export async function loadRules(
  folder: string,
  options: CompileOptions = {},
): Promise<LoadedRules> {
  const { files, diagnostics: unread } = await readFolder(folder);
  const { compiled, diagnostics, read } = compileRules(files, options);
  return {
    files,
    compiled: hasErrors(unread) ? null : compiled,
    diagnostics: [...unread, ...diagnostics],
    read,
  };
}

async function readFolder(folder: string): ReturnType<typeof readRuleFiles> {
  try {
    return await readRuleFiles(folder);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'EACCES') throw error;
    throw new UsageError(`The folder ${folder} cannot be read.`);
  }
}

import { stat } from 'node:fs/promises';
import { compileRules, type Compilation } from '../compiler/compile-rules.ts';
import { hasErrors } from '../compiler/diagnostic.ts';
import { readRuleFile, readRuleFiles, type RuleFiles } from '../compiler/read-rule-files.ts';
import type { CompileOptions } from '../compiler/read-rule.ts';
import type { RuleFile } from '../compiler/source-file.ts';
import { UsageError } from './command.ts';

export interface LoadedRules extends Compilation {
  readonly files: readonly RuleFile[];
}

/**
 * Reads and compiles a folder of rules, or one file of them.
 * @throws UsageError when it cannot be read, or the file is no rule file.
 */
export async function loadRules(place: string, options: CompileOptions = {}): Promise<LoadedRules> {
  const { files, diagnostics: unread } = await readRules(place);
  const { compiled, diagnostics, read } = compileRules(files, options);
  return {
    files,
    compiled: hasErrors(unread) ? null : compiled,
    diagnostics: [...unread, ...diagnostics],
    read,
  };
}

async function readRules(place: string): Promise<RuleFiles> {
  try {
    const isFile = (await stat(place)).isFile();
    const read = await (isFile ? readRuleFile(place) : readRuleFiles(place));
    if (isFile && read.files.length === 0 && read.diagnostics.length === 0) {
      throw new UsageError(`${place} is no rule file: those are named like home-page.yaml.`);
    }
    return read;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new UsageError(`There is no folder or file ${place}.`);
    if (code === 'EACCES') throw new UsageError(`${place} cannot be read.`);
    throw error;
  }
}

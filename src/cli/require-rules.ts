import { formatPretty } from '../compiler/format-pretty.ts';
import type { CompileOptions } from '../compiler/read-rule.ts';
import type { CompiledRules } from '../contract/rules.ts';
import { loadRules, type LoadedRules } from './load-rules.ts';

/** Rules without mistakes. */
export type SoundRules = LoadedRules & { readonly compiled: CompiledRules };

/** Reads a folder of rules; mistakes are told on standard error, and there are no rules then. */
export async function requireRules(
  folder: string,
  options: CompileOptions = {},
): Promise<SoundRules | null> {
  const loaded = await loadRules(folder, options);
  if (loaded.compiled) return loaded as SoundRules;
  process.stderr.write(formatPretty(loaded.diagnostics, loaded.files));
  return null;
}

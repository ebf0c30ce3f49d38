import { compileRules } from '../../src/compiler/compile-rules.ts';
import { formatPretty } from '../../src/compiler/format-pretty.ts';
import type { RuleFile } from '../../src/compiler/source-file.ts';
import type { CompiledRules } from '../../src/contract/rules.ts';

/** Compiles rules that must be right. */
export function compile(files: readonly RuleFile[]): CompiledRules {
  const { compiled, diagnostics } = compileRules(files);
  if (!compiled) throw new Error(formatPretty(diagnostics, files));
  return compiled;
}

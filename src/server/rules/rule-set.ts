import { setImmediate as pause } from 'node:timers/promises';
import { compileRules, readAhead } from '../../compiler/compile-rules.ts';
import { hasErrors, type Diagnostic } from '../../compiler/diagnostic.ts';
import { rulesThatCount, type CompileOptions, type ReadRule } from '../../compiler/read-rule.ts';
import type { RuleFile } from '../../compiler/source-file.ts';
import { toSet } from '../../compiler/to-set.ts';
import type { CompiledRule, CompiledRules } from '../../contract/rules.ts';
import { readConsistentFiles } from './read-consistent-files.ts';

/** Rules that were accepted together. Its name is the hash of what visitors get. */
export interface RuleSet {
  readonly acceptedAt: string;
  readonly visitors: CompiledRules;
  /** The same with drafts. */
  readonly preview: CompiledRules;
}

export interface FolderReading {
  /** Null when anything in the folder is wrong: one bad rule refuses the whole set. */
  readonly set: RuleSet | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly files: readonly RuleFile[];
}

/** What there is beside the rules, for warnings where they speak of what is not there. */
export type Surroundings = Pick<CompileOptions, 'pageRoutes' | 'publicFiles'>;

/** Reads and compiles a folder of rules as it is at one moment. */
export async function readRuleSet(
  folder: string,
  surroundings: Surroundings = {},
): Promise<FolderReading> {
  return readConsistentFiles(folder, async ({ files, diagnostics: unreadable }) => {
    await readAhead(files, pause);
    const { compiled, diagnostics, read } = compileRules(files, surroundings);
    const hasDrafts = read.some(({ raw }) => raw['status'] === 'draft');
    const isSound = compiled !== null && !hasErrors(unreadable);
    return {
      set: isSound ? makeSet(compiled, hasDrafts ? withDrafts(read) : compiled) : null,
      diagnostics: [...unreadable, ...diagnostics],
      files,
    };
  });
}

/** Also drafts that cannot be live beside the rules as they are: their author wants to see them. */
function withDrafts(read: readonly ReadRule[]): CompiledRules {
  return toSet(rulesThatCount(read, { includeDrafts: true }).map(({ rule }) => rule));
}

/** A set without the rules that are switched off. */
export function leaveOut(set: RuleSet, off: 'all' | readonly string[]): RuleSet {
  if (off !== 'all' && off.length === 0) return set;
  const isOn = ({ id }: CompiledRule): boolean => off !== 'all' && !off.includes(id);
  const thin = ({ rules }: CompiledRules): CompiledRules => toSet(rules.filter(isOn));
  return { ...set, visitors: thin(set.visitors), preview: thin(set.preview) };
}

/** No rules at all: pages are shown as they came. */
export const NO_RULES: RuleSet = makeSet(toSet([]), toSet([]), new Date(0));

function makeSet(visitors: CompiledRules, preview: CompiledRules, now = new Date()): RuleSet {
  return { acceptedAt: now.toISOString(), visitors, preview };
}

import type { CompiledRule } from '../contract/rules.ts';
import type { Effect } from './set/effect.ts';
import type { Passage } from './passage.ts';

/** A rule as YAML gives it: keys and values, nothing known about them. */
export type RawRule = Readonly<Record<string, unknown>>;

/** A rule that was read; a wrong one is known too, so that its id is not given away. */
export interface ReadRule {
  readonly passage: Passage;
  readonly raw: RawRule;
  /** Null when something is wrong with it or with its file. */
  readonly rule: CompiledRule | null;
  /** Known when the rule is. */
  readonly effect: Effect | null;
}

/** A rule that is fine by itself. */
export type SoundRule = ReadRule & { readonly rule: CompiledRule; readonly effect: Effect };

export interface CompileOptions {
  /** Also compile rules with `status: draft`. */
  readonly includeDrafts?: boolean;
  /** The id of one draft that counts all the same. */
  readonly tried?: string | undefined;
  /** The site's routes, for a warning when a rule's route fits none of them. */
  readonly pageRoutes?: readonly string[];
  /** Every file below public/, for a warning when a rule names a picture that is not there. */
  readonly publicFiles?: readonly string[];
}

/** The rules that are fine and count: not switched off, and no draft unless drafts are wanted. */
export function rulesThatCount(read: readonly ReadRule[], options: CompileOptions): SoundRule[] {
  return read.filter((one): one is SoundRule => one.rule !== null && counts(one.raw, options));
}

function counts({ id, enabled, status }: RawRule, options: CompileOptions): boolean {
  const { includeDrafts = false, tried } = options;
  return enabled !== false && (includeDrafts || status !== 'draft' || id === tried);
}

/** A rule that is fine but does not count. */
export interface LeftOut {
  readonly rule: CompiledRule;
  readonly reason: 'disabled' | 'draft';
}

/** The rules that are fine and do not count, because they are switched off or drafts. */
export function rulesLeftOut(read: readonly ReadRule[], options: CompileOptions = {}): LeftOut[] {
  return read.flatMap(({ rule, raw }) => {
    if (rule === null || counts(raw, options)) return [];
    return [{ rule, reason: raw['enabled'] === false ? 'disabled' : 'draft' }];
  });
}

import { canonicalJson } from '../../compiler/canonical-json.ts';
import { sha256 } from '../../compiler/hash.ts';
import type { CompiledRule } from '../../contract/rules.ts';
import type { PageSurvey, RuleSurvey } from '../../explain/survey.ts';
import type { Counts, PageCount, RuleCounts } from './counts.ts';

/** A rule that does not find any more on a page what it found when all was well. */
export interface Drift {
  readonly id: string;
  readonly path: string;
  readonly kind: 'nothing' | 'too-much' | 'fallback';
  readonly good: PageCount;
  readonly found: number;
  readonly alternative: number;
  readonly since: string;
}

export interface DriftResult {
  readonly drifts: readonly Drift[];
  /** What to keep for the next run. */
  readonly counts: Counts;
}

/**
 * Compares what rules find now with what they found when all was well.
 * @param before null on a first run: then all is well by definition
 * @param now ISO time
 */
export function findDrift(
  rules: readonly CompiledRule[],
  pages: readonly PageSurvey[],
  before: Counts | null,
  now: string,
): DriftResult {
  const drifts: Drift[] = [];
  const kept = rules.map((rule): [string, RuleCounts] => {
    const print = fingerprint(rule);
    const old = before?.rules[rule.id];
    const known = old?.fingerprint === print ? old.pages : {};
    const entries = pages.flatMap(({ path, rules: reports }): [string, PageCount][] => {
      const report = reports.find(({ id }) => id === rule.id);
      const count = comparePage(report, known[path], now);
      const drift = count && report && describe(report, path, count);
      if (drift) drifts.push(drift);
      return count ? [[path, count]] : [];
    });
    const seen = new Set(pages.map(({ path }) => path));
    const unseen = Object.entries(known).filter(([path]) => !seen.has(path));
    return [rule.id, { fingerprint: print, pages: Object.fromEntries([...unseen, ...entries]) }];
  });
  return { drifts, counts: { version: 1, rules: Object.fromEntries(kept) } };
}

/** What to keep of a page: the last good count, and since when it is otherwise. */
function comparePage(
  report: RuleSurvey | undefined,
  good: PageCount | undefined,
  now: string,
): PageCount | null {
  if (!report) return null;
  const { found, alternative } = report;
  const fresh = found > 0 ? { found, alternative, at: now, since: null } : null;
  if (!good) return fresh;
  return kindOf(report, good) === null ? fresh : { ...good, since: good.since ?? now };
}

function describe(report: RuleSurvey, path: string, good: PageCount): Drift | null {
  const kind = good.since === null ? null : kindOf(report, good);
  if (kind === null) return null;
  const { id, found, alternative } = report;
  return { id, path, kind, good, found, alternative, since: good.since ?? '' };
}

function kindOf(report: RuleSurvey, good: PageCount): Drift['kind'] | null {
  const { found, alternative, state } = report;
  if (found === 0) return 'nothing';
  if (state === 'too-many' || (found >= good.found * 2 && found >= good.found + 3))
    return 'too-much';
  return alternative > good.alternative ? 'fallback' : null;
}

function fingerprint({ source: _source, why: _why, ...rule }: CompiledRule): string {
  return sha256(canonicalJson(rule)).slice(0, 16);
}

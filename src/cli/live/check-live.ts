import { join } from 'node:path';
import { sortDiagnostics, type Diagnostic } from '../../compiler/diagnostic.ts';
import { fileProblem } from '../../compiler/diagnostic.ts';
import { rulesThatCount } from '../../compiler/read-rule.ts';
import { complain } from '../../compiler/passage.ts';
import { firmDay } from '../firm-day.ts';
import { readStoredPages } from '../pages/site-pages.ts';
import { surveyPages } from '../pages/survey-pages.ts';
import type { SoundRules } from '../require-rules.ts';
import { readCounts, withoutPages, writeCounts, type Counts } from './counts.ts';
import { findDrift, type Drift } from './find-drift.ts';
import { readSource } from './read-source.ts';

export interface LiveOptions {
  /** A running server's address; the stored pages without it. */
  readonly source: string | undefined;
  /** Where the counts are kept. */
  readonly counts: string;
  /** Take what is found now as good. */
  readonly accept: boolean;
  readonly now: Date;
}

/** Where the counts are kept when nobody says otherwise: beside the server's own data. */
export function countsFile(): string {
  return join(process.env['DATA_FOLDER'] || 'data', 'rules-counts.json');
}

/** Runs all rules on the pages as they are now, and tells which find something else than before. */
export async function checkLive(rules: SoundRules, options: LiveOptions): Promise<Diagnostic[]> {
  const { source, counts: file, accept, now } = options;
  const { pages, failures } = await readSource(source);
  const surveys = surveyPages(pages, rules.compiled.rules, await firmDay(now));
  const known = (await readCounts(file)) ?? (await firstCounts(rules, options));
  // What a page had that cannot be read now is not known to be otherwise.
  const before = accept && known ? withoutPages(known, pages) : known;
  const { drifts, counts } = findDrift(rules.compiled.rules, surveys, before, now.toISOString());
  await writeCounts(file, counts);
  const unread = failures.map(({ path, reason }) =>
    fileProblem(path, 'W115', `The page cannot be read from ${source}: ${reason}.`),
  );
  const told = sortDiagnostics(
    drifts.map((drift) => toDiagnostic(drift, rules)),
    rules.files.map(({ path }) => path),
  );
  return [...told, ...unread.map((one) => ({ ...one, severity: 'warning' as const }))];
}

/** On a first run against another source, what the stored pages give is taken as good. */
async function firstCounts(
  rules: SoundRules,
  { source, accept, now }: LiveOptions,
): Promise<Counts | null> {
  if (source === undefined || accept) return null;
  const stored = await readStoredPages();
  const surveys = surveyPages(stored, rules.compiled.rules, await firmDay(now));
  return findDrift(rules.compiled.rules, surveys, null, now.toISOString()).counts;
}

const CODES = { nothing: 'W112', 'too-much': 'W113', fallback: 'W114' } as const;

function toDiagnostic(drift: Drift, rules: SoundRules): Diagnostic {
  const read = rulesThatCount(rules.read, {}).find(({ rule }) => rule.id === drift.id);
  const message = `${describe(drift)} Since ${day(drift.since)}; it was well on ${day(drift.good.at)}.`;
  const code = CODES[drift.kind];
  if (!read) return fileProblem(drift.id, code, message);
  return complain(read.passage, { code, severity: 'warning', at: ['id'], message });
}

function describe({ kind, path, found, alternative, good }: Drift): string {
  switch (kind) {
    case 'nothing':
      return `On ${path} it finds nothing any more; it found ${good.found}.`;
    case 'too-much':
      return `On ${path} it finds ${found}; it found ${good.found}.`;
    default:
      return `On ${path} only selector ${alternative} of its list finds something; it was selector ${good.alternative}.`;
  }
}

/** `2026-11-21 09:30`, the time being that of Greenwich. */
function day(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

import { isSeq } from 'yaml';
import { routesOverlap } from '../../contract/match-route.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures } from './check-pictures.ts';
import { checkRouteLoad } from './check-route-load.ts';
import { findConflicts } from './find-conflicts.ts';
import { showPlace, type Diagnostic } from '../diagnostic.ts';
import { LIMITS } from '../limits.ts';
import {
  rulesThatCount,
  type CompileOptions,
  type ReadRule,
  type SoundRule,
} from '../read-rule.ts';
import { complain, placeOf } from '../passage.ts';
import { nodeAt } from '../source-file.ts';
import { suggest } from '../suggest.ts';

/** Checks what no rule can be blamed for alone: ids, conflicts, loops, numbers, routes, links, pictures. */
export function checkSet(read: readonly ReadRule[], options: CompileOptions): Diagnostic[] {
  const { pageRoutes, publicFiles } = options;
  const sound = rulesThatCount(read, options);
  const withDrafts = rulesThatCount(read, { includeDrafts: true });
  return [
    ...checkIds(read),
    ...checkNumber(read),
    ...checkRouteLoad(sound, pageRoutes ?? []),
    ...findConflicts(sound),
    ...findConflictsOfDrafts(sound, withDrafts),
    ...(pageRoutes ? checkRoutesFit(withDrafts, pageRoutes) : []),
    ...(pageRoutes ? checkLinks(sound, { pageRoutes, publicFiles }) : []),
    ...(publicFiles ? checkPictures(sound, publicFiles) : []),
  ];
}

/** What would be wrong if drafts were live: as yet a warning. */
function findConflictsOfDrafts(
  sound: readonly SoundRule[],
  withDrafts: readonly SoundRule[],
): Diagnostic[] {
  if (withDrafts.length === sound.length) return [];
  const told = new Set(findConflicts(sound).map(showPlace));
  return findConflicts(withDrafts)
    .filter((one) => !told.has(showPlace(one)))
    .map((one) => ({ ...one, severity: 'warning', message: sayWhenLive(one.message) }));
}

function sayWhenLive(message: string): string {
  const fact = message.replace(' Neither was accepted.', '');
  return `${fact} One of them is a draft: this counts when it is live.`;
}

function checkIds(read: readonly ReadRule[]): Diagnostic[] {
  const first = new Map<string, ReadRule>();
  return read.flatMap((one) => {
    const id = one.passage.rule;
    if (id === undefined) return [];
    const earlier = first.get(id);
    if (!earlier) {
      first.set(id, one);
      return [];
    }
    const related = placeOf(earlier.passage);
    const message = `Id "${id}" is already used in ${showPlace(related)}.`;
    return [complain(one.passage, { code: 'R012', at: ['id'], message, found: id, related })];
  });
}

function checkNumber(read: readonly ReadRule[]): Diagnostic[] {
  const surplus = read[LIMITS.rules];
  if (!surplus) return [];
  const message = `Too many rules (${read.length}, limit ${LIMITS.rules}).`;
  return [complain(surplus.passage, { code: 'R008', at: [], message, onKey: true })];
}

/** One warning for each route of each file, not one for each rule. */
function checkRoutesFit(rules: readonly SoundRule[], pageRoutes: readonly string[]): Diagnostic[] {
  const files = new Map(rules.map((one) => [one.passage.source.path, one]));
  return [...files.values()].flatMap(({ rule, passage }) =>
    rule.routes.flatMap((route, index) => {
      if (pageRoutes.some((page) => routesOverlap(route, page))) return [];
      const isList = isSeq(nodeAt(passage.source, ['routes']));
      const at = isList ? ['routes', index] : ['routes'];
      const message = `Route "${route}" fits no page of the site.`;
      const suggestion = suggest(route, pageRoutes);
      const complaint = { code: 'W101', at, message, found: route, suggestion } as const;
      return [
        complain({ source: passage.source, path: [] }, { ...complaint, severity: 'warning' }),
      ];
    }),
  );
}

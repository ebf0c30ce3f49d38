import { distance } from 'fastest-levenshtein';
import type { CompiledRule } from '../contract/rules.ts';
import { matchesAnyRoute, matchRoute } from '../contract/match-route.ts';
import type { Explanation, Verdict } from './explanation.ts';

/** A rule that the set leaves out: switched off, or a draft. */
export interface LeftOutRule {
  readonly rule: CompiledRule;
  readonly reason: 'disabled' | 'draft';
}

export interface Visit {
  readonly path: string;
  /** ISO date, such as `2026-11-21`. */
  readonly today: string;
}

/** Why a rule has no turn on a page at all. */
export function explainAbsence(
  rule: CompiledRule,
  visit: Visit,
  reason: LeftOutRule['reason'] | null,
): Explanation {
  const { verdict, sentence, hints = [] } = whyAbsent(rule, visit, reason);
  return { ...identify(rule), ...NOTHING, verdict, sentence, hints };
}

/** What an explanation says of the rule itself. */
export function identify({ id, source, why, action, delays }: CompiledRule) {
  return { id, ...source, why, action, delays };
}

const NOTHING = {
  found: 0,
  changed: 0,
  alternative: 0,
  conditions: [],
  alternatives: [],
  elements: [],
  changes: [],
  lostTo: [],
};

interface Absence {
  readonly verdict: Verdict;
  readonly sentence: string;
  readonly hints?: readonly string[];
}

function whyAbsent(rule: CompiledRule, { path, today }: Visit, reason: string | null): Absence {
  const { routes, except, from, until } = rule;
  if (reason === 'disabled') {
    return { verdict: 'disabled', sentence: 'The rule is switched off: enabled: false.' };
  }
  if (!matchesAnyRoute(routes, path)) {
    const sentence = `The rule counts on ${routes.join(', ')}; this page is ${path}.`;
    return { verdict: 'off-route', sentence, hints: nearRoute(routes, path) };
  }
  const exception = except.find((pattern) => matchRoute(pattern, path) !== null);
  if (exception !== undefined) {
    const sentence = `The file makes an exception of ${exception}, so the rule does not count here.`;
    return { verdict: 'excepted', sentence };
  }
  if (reason === 'draft') {
    return { verdict: 'draft', sentence: 'The rule is a draft: status: draft.' };
  }
  const season = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');
  const sentence = `The rule counts ${season}; today is ${today}.`;
  return { verdict: 'out-of-season', sentence };
}

/** A pattern that is one slip of the pen away from the path. */
function nearRoute(routes: readonly string[], path: string): string[] {
  const near = routes.find((route) => distance(route.toLowerCase(), path.toLowerCase()) <= 2);
  const below = routes.find((route) => path.toLowerCase().startsWith(`${route.toLowerCase()}/`));
  if (near !== undefined) return [`${near} is nearly ${path}: is one of them misspelt?`];
  return below === undefined || below === '/'
    ? []
    : [`${below} is that page alone; for the pages below it write ${below}/*.`];
}

import { rulesForPage } from '../../engine/index.ts';
import { cut, showPlace, type Diagnostic } from '../../compiler/diagnostic.ts';
import { warn, type Finding } from '../../compiler/lint/lint-finding.ts';
import type { SoundRule } from '../../compiler/read-rule.ts';
import type { CompiledRule } from '../../contract/rules.ts';
import { describeVerdict } from '../../explain/describe-verdict.ts';
import { PROBLEMS } from '../../explain/explanation.ts';
import { count } from '../print/count.ts';
import type { PageSurvey, RuleSurvey } from '../../explain/survey.ts';

/** A rule on one page. */
interface Seen extends RuleSurvey {
  readonly path: string;
}

/**
 * What only the stored pages tell: rules that find nothing, change nothing, fail, come too late or
 * set what another rule sets as well.
 */
export function lintPages(
  rules: readonly SoundRule[],
  pages: readonly PageSurvey[],
  today: string,
): Diagnostic[] {
  const byId = new Map(rules.map((one) => [one.rule.id, one]));
  return rules.flatMap((one) => {
    const seen = pages.flatMap(({ path, rules: reports }) =>
      reports.filter(({ id }) => id === one.rule.id).map((report) => ({ ...report, path })),
    );
    if (!isInSeason(one, today)) return [];
    if (seen.length === 0) return [warn(one, stale(describeNowhere(one.rule, pages, today)))];
    const finding = findIdle(one, seen) ?? findConflict(seen, byId) ?? findUnseen(seen, byId);
    return finding ? [warn(one, finding)] : [];
  });
}

/** The most elements that each rule finds on one page, by id. */
export function mostFound(pages: readonly PageSurvey[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const { id, found } of pages.flatMap(({ rules }) => rules)) {
    most.set(id, Math.max(most.get(id) ?? 0, found));
  }
  return most;
}

function isInSeason({ rule }: SoundRule, today: string): boolean {
  const everywhere = { ...rule, routes: ['/*'], except: [] };
  return rulesForPage([everywhere], '/', today).length > 0;
}

/** A rule that does its work on no page. */
function findIdle({ rule }: SoundRule, seen: readonly Seen[]): Finding | null {
  if (seen.some(({ state }) => state === 'applied')) return null;
  const problem = seen.find(({ state }) => PROBLEMS.has(state));
  if (problem) return failing(rule, problem);
  const late = seen.find(({ alone }) => (alone?.changed ?? 0) > 0);
  if (late) return shadowed(late);
  const hit = seen.find(({ found }) => found > 0);
  if (hit) return alreadySo(rule, hit, seen);
  if (seen.every(({ state }) => state === 'condition-not-met')) {
    return stale('Its conditions hold on no stored page.', seen[0]);
  }
  const where =
    seen.length === 1 ? 'its one stored page' : `any of its ${seen.length} stored pages`;
  return stale(`It finds nothing on ${where}.`, seen[0]);
}

/** `/services/*` takes out the overview, too. */
function describeNowhere(rule: CompiledRule, pages: readonly PageSurvey[], today: string): string {
  const all = [{ ...rule, except: [] }];
  const out = pages.find(({ path }) => rulesForPage(all, path, today).length > 0);
  return out
    ? `"except" takes out all of its pages, such as ${out.path}.`
    : `None of its pages is stored: ${rule.routes.join(', ')}.`;
}

function stale(what: string, on?: Seen): Finding {
  const reason = on ? ` ${ask(on)} says why.` : '';
  const message = `Stale: ${what} Correct it, or delete it.${reason}`;
  return { lint: 'stale', at: ['id'], message };
}

function failing(rule: CompiledRule, seen: Seen): Finding {
  const message = `Failing: on ${seen.path} ${seen.state}: ${describeVerdict(rule, seen, [], [])}`;
  return { lint: 'failing', at: ['id'], message };
}

function shadowed(seen: Seen): Finding {
  const message = `Shadowed: another rule is there first, so that nothing is left to do. ${ask(seen)} says which.`;
  return { lint: 'shadowed', at: ['id'], message };
}

/** The command that tells more. */
function ask({ path, id }: Seen): string {
  return `"npm run -s rules -- explain ${path} --rule ${id}"`;
}

function alreadySo(rule: CompiledRule, { path }: Seen, seen: readonly Seen[]): Finding {
  const number = seen.filter(({ found }) => found > 0).length;
  const where = number === 1 ? path : `${number} pages, such as ${path}`;
  const message =
    rule.action === 'replace-text'
      ? `Already so: ${describeUnread(rule, where, seen)} Is it misspelt, or was the export mended?`
      : `Already so: it finds something on ${where} but nothing to change. Was the export mended?`;
  return { lint: 'already-so', at: ['id'], message };
}

/** A text that goes over several elements, half of it bold, is not found either. */
function describeUnread({ options }: CompiledRule, where: string, seen: readonly Seen[]): string {
  const number = seen.reduce((sum, { found }) => sum + found, 0);
  return `${count(number, 'element')} found on ${where}; none reads "${cut(String(options['find']))}" in one piece.`;
}

/** Whatever a rule puts somewhere shall be seen on one page, if not on all. */
function findUnseen(seen: readonly Seen[], byId: ReadonlyMap<string, SoundRule>): Finding | null {
  const [first, ...others] = seen.filter(({ state }) => state === 'applied');
  const hider = byId.get(first?.hiddenBy ?? '');
  if (!first || !hider || others.some(({ hiddenBy }) => hiddenBy === null)) return null;
  const related = hider.rule.source;
  const message = `Unseen: on ${first.path} rule "${first.hiddenBy}" (${showPlace(related)}) hides the place where it puts something. Keep one.`;
  return { lint: 'unseen', at: ['action'], message, related };
}

function findConflict(seen: readonly Seen[], byId: ReadonlyMap<string, SoundRule>): Finding | null {
  const hit = seen.find(({ rivals }) => rivals.length > 0);
  const [rival] = hit?.rivals ?? [];
  const other = rival && byId.get(rival.id);
  if (!hit || !other) return null;
  const related = other.rule.source;
  const key = rival.key.replace(/^\w+:/, '');
  const message = `Conflicting: on ${hit.path} rule "${rival.id}" (${showPlace(related)}) sets ${key} of the same element first. Keep one.`;
  return { lint: 'conflicting', at: ['action'], message, related };
}

import type { Change, Explanation, Funnel, Step } from '../../explain/explanation.ts';
import type { Paint } from './paint.ts';

const GOOD = new Set(['applied', 'already-so']);
const QUIET = new Set(['off-route', 'excepted', 'out-of-season', 'disabled', 'draft']);
const DOTS = 56;
const MOST_CHANGES = 8;

/** One rule's explanation, as a person reads it in a terminal. */
export function printExplanation(one: Explanation, paint: Paint): string {
  const lines = [
    `${paint.bold(one.id)}  ${paintVerdict(one, paint)}  ${paint.dim(`${one.file}:${one.line}`)}`,
    `  ${one.sentence}`,
    ...one.hints.map((hint) => `  ${hint}`),
    ...one.conditions.flatMap((condition) => printCondition(condition, paint)),
    ...printFunnels(one, paint),
    ...printTargets(one, paint),
    ...printChanges(one.changes, paint),
    ...one.lostTo.map(
      (loss) =>
        `  ${loss.before} → ${loss.after} after rule "${loss.id}"  ${paint.dim(`${loss.file}:${loss.line}`)}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function paintVerdict({ verdict }: Explanation, paint: Paint): string {
  if (GOOD.has(verdict)) return paint.good(verdict);
  return QUIET.has(verdict) ? paint.dim(verdict) : paint.bad(verdict);
}

function printCondition({ label, isMet, steps }: Explanation['conditions'][number], paint: Paint) {
  const mark = isMet ? paint.good('holds') : paint.bad('does not hold');
  return [`  when ${label}: ${mark}`, ...steps.map((step) => printStep(step, paint))];
}

/** Where a rule did what it should, the way there is of no interest but for the winner. */
function printFunnels({ alternatives, verdict }: Explanation, paint: Paint): string[] {
  if (verdict === 'condition-not-met') return [];
  const asked = alternatives.filter(({ isAsked }) => isAsked);
  const isOne = alternatives.length === 1;
  const lines = asked.flatMap((funnel, index) => [
    ...(isOne ? [] : [`  ${printAlternative(funnel, index, paint)}`]),
    ...funnel.steps.map((step) => printStep(step, paint)),
  ]);
  const rest = alternatives.length - asked.length;
  const unasked = `  ${rest} more ${rest === 1 ? 'selector' : 'selectors'}, not asked any more`;
  return rest > 0 ? [...lines, paint.dim(unasked)] : lines;
}

function printAlternative({ selector, found }: Funnel, index: number, paint: Paint): string {
  const mark = found > 0 ? paint.good(`finds ${found}`) : 'finds nothing';
  return `selector ${index + 1}  ${selector}  ${mark}`;
}

function printStep({ depth, label, count, isLost, nearest }: Step, paint: Paint): string {
  const indent = '  '.repeat(depth + 2);
  const dots = '.'.repeat(Math.max(3, DOTS - indent.length - label.length));
  const arrow = isLost ? paint.bad('  <- lost here') : '';
  const near = nearest ? paint.warn(`${isLost ? '; ' : '  '}${nearest}`) : '';
  return `${indent}${label} ${paint.dim(dots)} ${count}${arrow}${near}`;
}

function printTargets({ elements, changes, verdict }: Explanation, paint: Paint): string[] {
  if (changes.length > 0 || verdict === 'no-match') return [];
  return elements.map((element) => paint.dim(`    ${element}`));
}

function printChanges(changes: readonly Change[], paint: Paint): string[] {
  const shown = changes.slice(0, MOST_CHANGES);
  const lines = shown.flatMap((change, index) =>
    printChange(change, shown[index - 1]?.on === change.on, paint),
  );
  const more = changes.length - MOST_CHANGES;
  return more > 0 ? [...lines, paint.dim(`    … and ${more} more`)] : lines;
}

function printChange(change: Change, isSameElement: boolean, paint: Paint): string[] {
  const { kind, on, name, before, after } = change;
  if (kind === 'attribute' || kind === 'text') {
    const what = kind === 'text' ? 'text' : name;
    const was = before === null ? '(none)' : quote(before);
    const now = after === null ? '(none)' : quote(after);
    const line = `      ${what}: ${paint.bad(was)} → ${paint.good(now)}`;
    return isSameElement ? [line] : [`    ${on}`, line];
  }
  const place = on === '' ? '' : `  in ${on}`;
  const node = kind === 'replaced' ? `${before} by ${after}` : (after ?? before ?? '');
  return [`    ${kind} ${node}${paint.dim(place)}`];
}

function quote(text: string): string {
  return `"${text}"`;
}

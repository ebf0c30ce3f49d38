import type { Change } from './explanation.ts';
import { isElement } from './is-element.ts';
import { listMoves } from './list-moves.ts';
import { showElement, showText } from './show-element.ts';

/** What the records of one rule's turn say, one change for each thing that was written. */
export function listChanges(records: readonly MutationRecord[], root: Element): Change[] {
  const firstOf = new Map<string, MutationRecord>();
  const keys = new Map<Node, number>();
  for (const record of records.filter(({ type }) => type !== 'childList')) {
    const number = keys.get(record.target) ?? keys.size;
    keys.set(record.target, number);
    const key = `${number} ${record.type} ${record.attributeName ?? ''}`;
    if (!firstOf.has(key)) firstOf.set(key, record);
  }
  const written = [...firstOf.values()]
    .map(describeWrite)
    .filter((one) => one.before !== one.after);
  return [...written, ...listMoves(records, root)];
}

/** Every element that the records say was written to, put somewhere or taken away. */
export function touchedElements(records: readonly MutationRecord[]): Set<Element> {
  const nodes = records.flatMap((record) =>
    record.type === 'childList'
      ? [...record.addedNodes, ...record.removedNodes, record.target]
      : [record.target],
  );
  const elements = nodes.map((node) => (isElement(node) ? node : node.parentElement));
  return new Set(elements.filter((element) => element !== null));
}

function describeWrite(record: MutationRecord): Change {
  const { target, attributeName, oldValue } = record;
  if (record.type === 'characterData') {
    const on = target.parentElement ? showElement(target.parentElement) : '';
    const [before, after] = showDifference(oldValue ?? '', target.nodeValue ?? '');
    return { kind: 'text', on, name: '', before, after };
  }
  const element = target as Element;
  const name = attributeName ?? '';
  return {
    kind: 'attribute',
    on: showElement(element),
    name,
    before: oldValue,
    after: element.getAttribute(name),
  };
}

const LEAD = 24;

/** Both texts from shortly before the place where they begin to differ. */
function showDifference(before: string, after: string): readonly [before: string, after: string] {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const start = at > LEAD ? before.lastIndexOf(' ', at - LEAD) + 1 : 0;
  const lead = start > 0 ? '…' : '';
  return [lead + showText(before.slice(start)), lead + showText(after.slice(start))];
}

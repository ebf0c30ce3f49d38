import type { Change } from './change.ts';
import { isDrawnByComponent } from './mount-points.ts';

const EVERYTHING = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeOldValue: true,
  characterData: true,
};

export interface Watch {
  /** The changes since anybody was last told. */
  takeChanges(): Change[];
  /** Forgets the changes made up to now: they were our own. */
  forgetChanges(): void;
}

/** Calls back whenever somebody else changes the page, or an image of it cannot be loaded. */
export function watchLateElements(
  root: Element,
  onChange: (changes: readonly Change[]) => void,
  signal: AbortSignal,
): Watch {
  const { MutationObserver } = root.ownerDocument.defaultView ?? globalThis;
  const observer = new MutationObserver((records) => {
    const changes = describeRecords(records);
    if (changes.length > 0) onChange(changes);
  });
  const onError = ({ target }: Event): void => onChange([describeFailure(target as Element)]);
  observer.observe(root, EVERYTHING);
  root.addEventListener('error', onError, { capture: true, signal });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return {
    takeChanges: () => describeRecords(observer.takeRecords()),
    forgetChanges: () => observer.takeRecords(),
  };
}

/** What components draw is none of the rules' business, but which elements are theirs is. */
function describeRecords(records: readonly MutationRecord[]): Change[] {
  const changes: Change[] = [];
  for (const record of records) {
    if (isForRules(record)) changes.push(describeRecord(record));
  }
  return changes;
}

function isForRules({ attributeName, target }: MutationRecord): boolean {
  return attributeName === 'data-component' || !isDrawnByComponent(target);
}

/** Only what its kind needs is read from a record: the browser makes each part when it is asked for. */
function describeRecord(record: MutationRecord): Change {
  const { type, target } = record;
  if (type === 'characterData') return { kind: 'text', node: target };
  if (type === 'attributes') return describeAttribute(record, target as Element);
  const { addedNodes, removedNodes, previousSibling: previous, nextSibling: next } = record;
  const hasLost = listOf(removedNodes).some(isElement);
  return { kind: 'children', parent: target, added: listOf(addedNodes), hasLost, previous, next };
}

/** By index, which takes half the time of going through the browser's list by its iterator. */
function listOf(nodes: NodeList): Node[] {
  const list: Node[] = [];
  for (let at = 0; at < nodes.length; at += 1) list.push(nodes[at] as Node);
  return list;
}

function isElement({ nodeType }: Node): boolean {
  return nodeType === 1;
}

function describeAttribute(record: MutationRecord, element: Element): Change {
  const name = record.attributeName ?? '';
  const after = element.getAttribute(name);
  return { kind: 'attribute', element, name, before: record.oldValue, after };
}

/** That an image cannot be loaded is as if its address had changed. */
function describeFailure(element: Element): Change {
  const src = element.getAttribute('src');
  return { kind: 'attribute', element, name: 'src', before: src, after: src };
}

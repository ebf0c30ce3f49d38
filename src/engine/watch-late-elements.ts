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

/** What components draw is none of the rules' business. */
function describeRecords(records: readonly MutationRecord[]): Change[] {
  return records.filter(({ target }) => !isDrawnByComponent(target)).map(describeRecord);
}

function describeRecord(record: MutationRecord): Change {
  const { target, addedNodes, previousSibling: previous, nextSibling: next } = record;
  if (record.type === 'characterData') return { kind: 'text', node: target };
  if (record.type === 'childList') {
    return { kind: 'children', parent: target, added: [...addedNodes], previous, next };
  }
  const element = target as Element;
  const name = record.attributeName ?? '';
  const after = element.getAttribute(name);
  return { kind: 'attribute', element, name, before: record.oldValue, after };
}

/** That an image cannot be loaded is as if its address had changed. */
function describeFailure(element: Element): Change {
  const src = element.getAttribute('src');
  return { kind: 'attribute', element, name: 'src', before: src, after: src };
}

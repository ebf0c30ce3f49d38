import type { WriteListener } from '../../engine/index.ts';
import type { Change } from '../../explain/explanation.ts';
import { isElement } from '../../explain/is-element.ts';
import { listChanges, touchedElements } from '../../explain/list-changes.ts';

/** What one write of one rule did. */
export interface Touch {
  readonly ruleId: string;
  /** What was written to, put somewhere, or held what was taken away. */
  readonly elements: readonly Element[];
  readonly changes: readonly Change[];
}

export interface WriteTracer extends WriteListener {
  touches(): readonly Touch[];
  stop(): void;
}

/** Writes down what each write changes, before and after, as long as somebody wants to know. */
export function traceWrites(root: Element, onChange: () => void): WriteTracer {
  const observer = new MutationObserver(() => {});
  observer.observe(root, EVERYTHING);
  let touches: Touch[] = [];
  return {
    begin() {
      observer.takeRecords();
      touches = [];
      onChange();
    },
    wrote({ ruleId, element }) {
      const records = observer.takeRecords();
      const changes = listChanges(records, root);
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const near = added.length > 0 ? added.filter(isElement) : [...touchedElements(records)];
      const elements = [...new Set([element, ...near])].filter(
        (one) => one !== root || near.length < 2,
      );
      touches.push({ ruleId, elements, changes });
      onChange();
    },
    touches: () => touches,
    stop: () => observer.disconnect(),
  };
}

const EVERYTHING = {
  attributes: true,
  attributeOldValue: true,
  characterData: true,
  characterDataOldValue: true,
  childList: true,
  subtree: true,
};

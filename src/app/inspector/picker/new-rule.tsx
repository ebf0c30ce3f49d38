import { useMemo } from 'react';
import { showElement } from '../../../explain/show-element.ts';
import { setInspector } from '../inspector-store.ts';
import type { Inspection } from '../use-inspection.ts';
import { elementAround } from './element-around.ts';
import { RuleEditor } from './rule-editor.tsx';
import { whyNoRule } from './why-no-rule.ts';

interface Props {
  readonly element: Element;
  readonly inspection: Inspection;
}

/** A new rule for the element that was picked, or for one around it. */
export function NewRule({ element, inspection }: Props) {
  const shown = useMemo(() => showElement(element), [element]);
  const { root } = inspection.visit;
  const noRule = whyNoRule(element, root);
  const around = noRule === null ? elementAround(element, root) : null;
  return (
    <fieldset className="box">
      <legend>New rule</legend>
      <div className="bar">
        <button
          type="button"
          aria-disabled={around === null}
          onClick={() => around && setInspector({ picked: around })}
        >
          Take what is around it
        </button>
        <button type="button" onClick={() => setInspector({ picked: null, trial: null })}>
          Put it away
        </button>
      </div>
      <output>
        {noRule ?? (
          <>
            For <code>{shown}</code>
          </>
        )}
      </output>
      {noRule === null && (
        <RuleEditor key={keyOf(element)} element={element} inspection={inspection} />
      )}
    </fieldset>
  );
}

const keys = new WeakMap<Element, number>();
let lastKey = 0;

/** Another element is another form. */
function keyOf(element: Element): number {
  if (!keys.has(element)) keys.set(element, (lastKey += 1));
  return keys.get(element)!;
}

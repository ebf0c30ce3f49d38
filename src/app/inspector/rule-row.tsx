import { useState } from 'react';
import type { CompiledRule } from '../../contract/rules.ts';
import { toggleRule, useInspector } from './inspector-store.ts';
import { RuleDetails } from './rule-details.tsx';
import { stateOf, type Inspection } from './use-inspection.ts';

interface Props {
  readonly rule: CompiledRule;
  readonly inspection: Inspection;
}

/** One rule: its state, counts, time and place; more on demand. Pointing at it lights up its elements. */
export function RuleRow({ rule, inspection }: Props) {
  const [isExpanded, setExpanded] = useState(false);
  const isResting = inspection.resting.includes(rule);
  const state = stateOf(rule, inspection);
  const details = `rule-${rule.id}`;
  return (
    <li className="rule" data-id={rule.id} data-resting={isResting}>
      <div className="bar">
        <button
          type="button"
          className="name"
          aria-expanded={isExpanded}
          aria-controls={details}
          onClick={() => setExpanded(!isExpanded)}
        >
          {rule.id}
        </button>
        <span className="state" data-state={state}>
          {state}
        </span>
        {!isResting && <RuleSwitch id={rule.id} />}
      </div>
      <p className="quiet">{describeNumbers(rule, inspection)}</p>
      <div id={details}>{isExpanded && <RuleDetails rule={rule} inspection={inspection} />}</div>
    </li>
  );
}

function RuleSwitch({ id }: { readonly id: string }) {
  const isOff = useInspector((state) => state.off.has(id));
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={!isOff}
        aria-checked={!isOff}
        aria-label={`Rule ${id}`}
        onChange={() => toggleRule(id)}
      />
    </label>
  );
}

function describeNumbers({ id, source }: CompiledRule, inspection: Inspection): string {
  const report = inspection.reports.get(id);
  const time = inspection.milliseconds.get(id);
  const parts = [
    ...(report ? [`${report.found} found, ${report.changed} changed`] : []),
    ...(time === undefined ? [] : [`${time.toFixed(1)} ms`]),
    `${source.file}:${source.line}`,
  ];
  return parts.join(' · ');
}

import { useMemo } from 'react';
import type { CompiledRule } from '../../contract/rules.ts';
import type { Explanation } from '../../explain/explanation.ts';
import { explainPage } from '../../explain/explain-page.ts';
import { showSelector } from '../../explain/show-selector.ts';
import { todayFor } from '../site/today-for.ts';
import { ChangeList } from './change-list.tsx';
import { elementsOf } from './elements-of.ts';
import { showOnPage } from './show-on-page.ts';
import type { Inspection } from './use-inspection.ts';

interface Props {
  readonly rule: CompiledRule;
  readonly inspection: Inspection;
}

/** Why a rule did what it did, or nothing; what it changed, before and after. */
export function RuleDetails({ rule, inspection }: Props) {
  const { visit, touches } = inspection;
  const explanation = useMemo(() => explain(rule, visit), [rule, visit]);
  const changes = touches.filter(({ ruleId }) => ruleId === rule.id).flatMap((one) => one.changes);
  const [first] = elementsOf(rule.id, inspection);
  return (
    <div className="details">
      <p>{rule.why}</p>
      <p>
        <code>{rule.action}</code> on{' '}
        {rule.selectors.map((selector) => (
          <code key={showSelector(selector)}>{showSelector(selector)} </code>
        ))}
      </p>
      {explanation && <WhyNot explanation={explanation} />}
      <ChangeList changes={changes} />
      {first && (
        <button type="button" onClick={() => showOnPage(first)}>
          Show on the page
        </button>
      )}
    </div>
  );
}

function WhyNot({ explanation }: { readonly explanation: Explanation }) {
  const { sentence, alternatives, conditions, hints, found } = explanation;
  const unmet = conditions.filter(({ isMet }) => !isMet);
  return (
    <>
      <p className="sentence">{sentence}</p>
      {unmet.map(({ label }) => (
        <p key={label}>Not so here: {label}</p>
      ))}
      {found === 0 &&
        alternatives.map(({ selector, steps }) => (
          <ul className="funnel" key={selector} aria-label={`Steps of ${selector}`}>
            {steps.map(({ label, count, isLost, nearest, depth }, index) => (
              <li key={`${index} ${label}`} data-lost={isLost} data-depth={Math.min(depth, 3)}>
                <code>{label}</code> <b>{count}</b>
                {isLost && <span> lost here{nearest ? `; ${nearest}` : ''}</span>}
              </li>
            ))}
          </ul>
        ))}
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </>
  );
}

function explain(rule: CompiledRule, { html, path, rules }: Inspection['visit']) {
  const options = { path, rules: rules.rules, today: todayFor(rules.rules), window, only: rule.id };
  return explainPage(html, options)[0] ?? null;
}

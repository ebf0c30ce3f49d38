import { useEffect, useState } from 'react';
import { actions } from '../../../engine/index.ts';
import { setInspector } from '../inspector-store.ts';
import type { Inspection } from '../use-inspection.ts';
import { ActionChoice } from './action-choice.tsx';
import { ruleToTry, suggestId, type RuleForm } from './make-rule.ts';
import { SaveRule } from './save-rule.tsx';
import { SelectorChoice } from './selector-choice.tsx';
import { suggestSelectors } from './suggest-selectors.ts';
import { whatIsMissing } from './what-is-missing.ts';

interface Props {
  readonly element: Element;
  readonly inspection: Inspection;
}

const NO_SELECTOR =
  'No rule can find this: it is protected, or nothing tells it apart. Take what is around it.';

/** What a new rule says: which elements, what to do, and the result at once. */
export function RuleEditor({ element, inspection }: Props) {
  const { visit } = inspection;
  // Made once: rules that go live meanwhile do not take away the one that was chosen.
  const [suggestions] = useState(() => suggestSelectors(element, visit.root));
  const [form, setForm] = useState<RuleForm>(() => ({
    id: '',
    why: '',
    selector: suggestions[0]?.selector ?? '',
    action: '',
    options: {},
    isDraft: false,
  }));
  const change = (next: Partial<RuleForm>): void => setForm((now) => ({ ...now, ...next }));
  const action = actions.find(({ name }) => name === form.action) ?? null;
  const missing = action ? whatIsMissing(form, action) : ['Choose what to do.'];
  const isComplete = missing.length === 0;

  useEffect(() => {
    setInspector({ trial: isComplete ? ruleToTry(form, visit.path) : null });
  }, [form, isComplete, visit.path]);
  useEffect(() => () => setInspector({ trial: null }), []);

  const choose = (name: string): void => {
    const taken = new Set(inspection.rules.map(({ id }) => id));
    change({ action: name, options: {}, id: suggestId(element, name, taken) });
  };
  if (suggestions.length === 0) return <output>{NO_SELECTOR}</output>;
  return (
    <>
      <SelectorChoice
        suggestions={suggestions}
        chosen={form.selector}
        onChoose={(selector) => change({ selector })}
      />
      <ActionChoice form={form} onChoose={choose} onOptions={(options) => change({ options })} />
      <output>{isComplete ? describeTrial(form.id, inspection) : missing.join(' ')}</output>
      {isComplete && <SaveRule form={form} path={visit.path} onChange={change} />}
    </>
  );
}

function describeTrial(id: string, { reports }: Inspection): string {
  const report = reports.get(id);
  if (!report) return 'Trying …';
  const { state, found, changed, message } = report;
  return `Tried on this page: ${state}, ${found} found, ${changed} changed.${message ? ` ${message}` : ''}`;
}

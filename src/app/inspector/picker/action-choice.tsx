import { useId } from 'react';
import { actions } from '../../../engine/index.ts';
import type { RuleForm } from './make-rule.ts';
import { OptionField } from './option-field.tsx';

interface Props {
  readonly form: RuleForm;
  readonly onChoose: (action: string) => void;
  readonly onOptions: (options: RuleForm['options']) => void;
}

/** What a new rule does, and the form for its options, made of the action's own schema. */
export function ActionChoice({ form, onChoose, onOptions }: Props) {
  const id = useId();
  const action = actions.find(({ name }) => name === form.action) ?? null;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Action</label>
        <select id={id} value={form.action} onChange={({ target }) => onChoose(target.value)}>
          <option value="">choose</option>
          {actions.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {action && <small>{action.summary}</small>}
      </div>
      {action &&
        Object.entries(action.schema.properties).map(([name, schema]) => (
          <OptionField
            key={`${form.action} ${name}`}
            name={name}
            schema={schema as Readonly<Record<string, unknown>>}
            isRequired={action.schema.required.includes(name)}
            value={form.options[name]}
            onChange={(value) => onOptions(withOption(form.options, name, value))}
          />
        ))}
    </>
  );
}

function withOption(options: RuleForm['options'], name: string, value: unknown) {
  const rest = Object.entries(options).filter(([key]) => key !== name);
  return Object.fromEntries(value === undefined ? rest : [...rest, [name, value]]);
}

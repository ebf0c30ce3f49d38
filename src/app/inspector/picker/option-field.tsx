import { useId } from 'react';
import { components } from '../../../contract/components.ts';

interface Props {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One option of an action, as its schema says it must be. */
export function OptionField({ name, schema, isRequired, value, onChange }: Props) {
  const choices = choicesOf(name, schema);
  const label = `${name}${isRequired ? '' : ' (optional)'}`;
  const id = useId();
  const hint = String(schema['description'] ?? '');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {choices && schema['type'] !== 'array' ? (
        <select
          id={id}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          <option value="">choose</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <FreeField id={id} schema={schema} value={value} onChange={onChange} />
      )}
      {hint !== '' && <small>{hint}</small>}
    </div>
  );
}

type FreeProps = Pick<Props, 'schema' | 'value' | 'onChange'> & { readonly id: string };

function FreeField({ id, schema, value, onChange }: FreeProps) {
  const { type } = schema;
  if (type === 'boolean') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || undefined)}
      />
    );
  }
  if (type === 'integer' || type === 'number') {
    return (
      <input
        id={id}
        type="number"
        min={schema['minimum'] as number | undefined}
        max={schema['maximum'] as number | undefined}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    );
  }
  if (type === 'array') {
    const lines = Array.isArray(value) ? value.join('\n') : '';
    return (
      <textarea
        id={id}
        rows={3}
        placeholder="one a line"
        defaultValue={lines}
        onChange={({ target }) => onChange(listOf(target.value))}
      />
    );
  }
  if (type === 'object') {
    return (
      <textarea
        id={id}
        rows={3}
        placeholder="name: value, one a line"
        onChange={({ target }) => onChange(groupOf(target.value))}
      />
    );
  }
  return (
    <input
      id={id}
      type="text"
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}

function choicesOf(name: string, schema: Props['schema']): readonly string[] | null {
  if (name === 'component') return Object.keys(components);
  return Array.isArray(schema['enum']) ? schema['enum'].map(String) : null;
}

function listOf(text: string): string[] | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const list = lines.filter((line) => line !== '');
  return list.length > 0 ? list : undefined;
}

function groupOf(text: string): Record<string, string> | undefined {
  const entries = (listOf(text) ?? []).flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at > 0 ? [[line.slice(0, at).trim(), line.slice(at + 1).trim()]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

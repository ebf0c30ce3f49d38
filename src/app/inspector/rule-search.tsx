import type { KeyboardEvent } from 'react';
import type { CompiledRule } from '../../contract/rules.ts';
import { stateOf, type Inspection } from './use-inspection.ts';

interface Props {
  readonly words: string;
  /** How many rules say them. */
  readonly found: number;
  readonly onChange: (words: string) => void;
}

/** Finds a rule in a long list by its name, file, state or reason. */
export function RuleSearch({ words, found, onChange }: Props) {
  const isLooking = words.trim() !== '';
  /** The first Escape empties the field, the next one closes the panel. */
  const empty = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || words === '') return;
    event.stopPropagation();
    onChange('');
  };
  return (
    <>
      <label className="field">
        Find a rule: name, file, state or reason
        <input
          type="search"
          value={words}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={empty}
        />
      </label>
      <output className="quiet">{isLooking && describe(found)}</output>
    </>
  );
}

/** True when a rule says each of the words, small or capital. */
export function saysAll(words: string, rule: CompiledRule, inspection: Inspection): boolean {
  const { id, why, source } = rule;
  const said = [id, source.file, stateOf(rule, inspection), why].join('\n').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

function describe(found: number): string {
  if (found === 0) return 'No rule of this page says that.';
  return found === 1 ? '1 rule says that.' : `${found} rules say that.`;
}

import type { CompiledRule } from '../../contract/rules.ts';
import { actions } from '../../engine/index.ts';
import { spellOutStyle } from './spell-out-style.ts';

/** What a rule writes and to which value, in its action's own words; a shorthand's parts as well. */
export function writesOf({ action, options }: CompiledRule): Readonly<Record<string, string>> {
  const writes = actions.find(({ name }) => name === action)?.writes(options as never) ?? {};
  return Object.fromEntries(
    Object.entries(writes).flatMap(([key, value]) =>
      key.startsWith(STYLE) ? styleWrites(key.slice(STYLE.length), value) : [[key, value]],
    ),
  );
}

const STYLE = 'style:';

function styleWrites(property: string, value: string): [string, string][] {
  const styles = Object.entries(spellOutStyle(property, value));
  return styles.map(([name, meant]) => [`${STYLE}${name}`, meant]);
}

import type { Selector } from '../../contract/rules.ts';
import { CSS_OPTIONS, innerSelectors } from '../selectors/finder-options.ts';
import { finderNames } from '../schema/rule-schema.ts';
import type { RawRule } from '../read-rule.ts';
import type { Path } from '../source-file.ts';

/** A selector inside of a rule, and where it stands. */
export interface Placed<Kind> {
  readonly at: Path;
  readonly selector: Kind;
}

/** The selectors of a rule, those of its list one by one; what is inside of finders left alone. */
export function selectorsOf({ selector }: RawRule): Placed<Selector>[] {
  if (!Array.isArray(selector)) return [{ at: ['selector'], selector: selector as Selector }];
  return selector.map((one, index) => ({ at: ['selector', index], selector: one as Selector }));
}

/** Every CSS text with which a selector looks for elements; what only narrows is left out. */
export function cssIn({ at, selector }: Placed<Selector>): Placed<string>[] {
  if (typeof selector === 'string') return [{ at, selector }];
  const name = finderOf(selector);
  const texts = (CSS_OPTIONS[name] ?? []).filter((key) => key === 'css' || key === name);
  return [
    ...texts
      .filter((key) => typeof selector[key] === 'string')
      .map((key) => ({ at: [...at, key], selector: String(selector[key]) })),
    ...innerSelectors(name, selector)
      .filter(({ selector: inner }) => inner !== 'main')
      .flatMap(({ path, selector: inner }) =>
        cssIn({ at: [...at, ...path], selector: inner as Selector }),
      ),
  ];
}

/** The finder that a selector names, as the engine chooses it. */
export function finderOf(selector: Exclude<Selector, string>): string {
  const names = Object.keys(selector).filter((key) => finderNames.includes(key));
  return names.find((name) => name !== 'css') ?? names[0] ?? '';
}

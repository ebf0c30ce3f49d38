import { useEffect, useState } from 'react';
import type { Selector } from '../../../contract/rules.ts';
import { showSelector } from '../../../explain/show-selector.ts';
import { useDesk } from '../desk.ts';
import { countOnPages, type PageCount } from './desk-requests.ts';
import type { Suggestion } from './suggest-selectors.ts';

interface Props {
  readonly suggestions: readonly Suggestion[];
  readonly chosen: Selector;
  readonly onChoose: (selector: Selector) => void;
}

/** The selectors to choose from, with what each finds here and on all pages. */
export function SelectorChoice({ suggestions, chosen, onChoose }: Props) {
  const counts = useCounts(suggestions);
  return (
    <fieldset>
      <legend>Which elements, the lasting ways first</legend>
      {suggestions.map(({ selector, reason, count }, index) => (
        <div key={showSelector(selector)} className="choice">
          <input
            id={`selector-${index}`}
            type="radio"
            name="selector"
            checked={selector === chosen}
            onChange={() => onChoose(selector)}
          />
          <div>
            <label htmlFor={`selector-${index}`}>
              <code>{showSelector(selector)}</code>
            </label>
            <small>
              {count} here{describeCount(counts[index])}. {reason}
            </small>
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function useCounts(suggestions: readonly Suggestion[]): readonly (PageCount | null)[] {
  const { isDesk } = useDesk();
  const [counts, setCounts] = useState<readonly (PageCount | null)[]>([]);
  useEffect(() => {
    if (!isDesk) return;
    let isWanted = true;
    countOnPages(suggestions.map(({ selector }) => selector)).then(
      (found) => isWanted && setCounts(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [isDesk, suggestions]);
  return counts;
}

function describeCount(count: PageCount | null | undefined): string {
  if (!count) return '';
  const { elements, pages } = count;
  return `, ${elements} on ${pages} of all pages`;
}

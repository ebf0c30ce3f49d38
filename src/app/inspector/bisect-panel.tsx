import type { CompiledRule } from '../../contract/rules.ts';
import { judge, looksLeft, type Bisection } from './bisect.ts';
import { setInspector } from './inspector-store.ts';

interface Props {
  readonly rules: readonly CompiledRule[];
  readonly search: Bisection;
}

/** Asks a person a few times whether the page is wrong, and names the rule that makes it so. */
export function BisectPanel({ rules, search }: Props) {
  const { culprit, shown } = search;
  const answer = (isWrong: boolean) => (): void =>
    setInspector({ bisection: judge(search, isWrong) });
  return (
    <fieldset className="box">
      <legend>Find the culprit</legend>
      {culprit === null ? (
        <output>
          The page is shown with the first {shown} of {rules.length} rules. Is it wrong now? At most{' '}
          {looksLeft(search)} more {looksLeft(search) === 1 ? 'look' : 'looks'}.
        </output>
      ) : (
        <output>{describe(rules[culprit])}</output>
      )}
      <div className="toolbar">
        {culprit === null && (
          <>
            <button type="button" onClick={answer(true)}>
              It is wrong
            </button>
            <button type="button" onClick={answer(false)}>
              It is right
            </button>
          </>
        )}
        <button type="button" onClick={() => setInspector({ bisection: null })}>
          End the search
        </button>
      </div>
    </fieldset>
  );
}

function describe(rule: CompiledRule | undefined): string {
  if (!rule) return 'No rule is to blame: the page is wrong without any.';
  return `It is "${rule.id}", ${rule.source.file}:${rule.source.line}: from this rule on the page is wrong.`;
}

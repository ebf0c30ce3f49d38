import type { Change } from '../../explain/explanation.ts';

const MOST = 12;

/** What was written: before and after, one line each. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="changes">
      {changes.slice(0, MOST).map((change, index) => (
        <li key={index}>
          <code>{change.on}</code> {nameOf(change)}
          {change.before !== null && <del>{change.before || sayEmpty(change)}</del>}
          {change.after !== null && <ins>{change.after || sayEmpty(change)}</ins>}
        </li>
      ))}
      {changes.length > MOST && <li>… and {changes.length - MOST} more</li>}
    </ul>
  );
}

function nameOf({ kind, name }: Change): string {
  return kind === 'attribute' ? name : kind;
}

/** Many an attribute, such as `hidden`, says all by being there. */
function sayEmpty({ kind, before, after }: Change): string {
  const comesOrGoes = before === null || after === null;
  return kind === 'attribute' && comesOrGoes ? 'set, without a value' : '(empty)';
}

import type { CellResult } from './summarize.ts';

/** The results for a reader: medians, how they compare with hand-written code, and the goals. */
export function formatTable(results: readonly CellResult[]): string {
  return results.map(formatCell).join('\n');
}

function formatCell({ elements, rules, late, systems, goals }: CellResult): string {
  const byHand = systems.find(({ system }) => system === 'hand-written')?.median ?? NaN;
  const rows = systems.map(({ system, median, fastest, isSame }) => {
    const ratio = (median / byHand).toFixed(2);
    return `  ${system.padEnd(18)}${median.toFixed(2).padStart(9)} ms${ratio.padStart(9)} x   fastest ${fastest.toFixed(2)} ms  ${isSame ? '' : 'other HTML'}`;
  });
  const wishes = goals.map(({ of, to, toCell, ratio, most, isMet }) => {
    const verdict = isMet ? 'met   ' : 'missed';
    return `  ${verdict} ${of} / ${to}${toCell ? ` at ${toCell.elements} x ${toCell.rules}` : ''}: ${ratio.toFixed(3)}, at most ${most.toFixed(3)}`;
  });
  const title = `${elements} elements, ${rules} rules${late === undefined ? '' : `, ${late} late`}`;
  return [title, ...rows, ...wishes, ''].join('\n');
}

import { isMet, type BenchResult, type Goal, type Table } from './result.ts';

/** A benchmark's result as Markdown: method, tables, goals. */
export function writeMarkdown({ title, name, method, tables, goals }: BenchResult): string {
  const parts = [`## ${title}`, `\`npm run ${name}\``, method, ...tables.map(writeTable)];
  if (goals.length > 0) parts.push(writeTable(goalTable(goals)));
  return `${parts.join('\n\n')}\n`;
}

function goalTable(goals: readonly Goal[]): Table {
  const rows = goals.map((goal) => [
    goal.what,
    wish(goal),
    goal.measured,
    isMet(goal) ? 'yes' : 'NO',
  ]);
  return { title: 'Goals', columns: ['what', 'wanted', 'measured', 'met'], rows };
}

function wish({ atMost, atLeast }: Goal): string {
  return atMost === undefined ? `≥ ${writeCell(atLeast ?? NaN)}` : `≤ ${writeCell(atMost)}`;
}

function writeTable({ title, columns, rows }: Table): string {
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => row.map(writeCell))];
  return `**${title}**\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
}

function writeCell(cell: string | number): string {
  if (typeof cell === 'string') return cell;
  return Number.isInteger(cell) ? String(cell) : String(Number(cell.toPrecision(3)));
}

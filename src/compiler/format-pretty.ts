import type { Diagnostic } from './diagnostic.ts';
import { LIMITS } from './limits.ts';
import type { RuleFile } from './source-file.ts';

export interface PrettyOptions {
  /** Terminal colors. */
  readonly colors?: boolean;
}

type Paint = (text: string) => string;
const WIDEST_LINE = 120;

/** Diagnostics as a person reads them: one sentence, what was probably meant, and the lines around it. */
export function formatPretty(
  diagnostics: readonly Diagnostic[],
  files: readonly RuleFile[],
  { colors = false }: PrettyOptions = {},
): string {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const shown = diagnostics.slice(0, LIMITS.shownDiagnostics);
  const blocks = shown.map((diagnostic) => formatOne(diagnostic, texts, colors));
  const hidden = diagnostics.length - shown.length;
  if (hidden > 0) blocks.push(`… and ${hidden} more`);
  return blocks.map((block) => `${block}\n`).join('\n');
}

function formatOne(diagnostic: Diagnostic, texts: ReadonlyMap<string, string>, colors: boolean) {
  const accent: Paint = colors ? color(diagnostic.severity === 'error' ? 31 : 33) : String;
  const { suggestion } = diagnostic;
  const lines = [headline(diagnostic, accent)];
  if (suggestion !== undefined) lines.push(`  Did you mean "${printable(suggestion)}"?`);
  const text = texts.get(diagnostic.file);
  if (text) lines.push('', ...codeFrame(diagnostic, text, accent));
  return lines.join('\n');
}

function headline(diagnostic: Diagnostic, accent: Paint): string {
  const { file, line, column, code, rule, message, severity } = diagnostic;
  const about = rule === undefined ? '' : `rule "${rule}": `;
  const kind = severity === 'warning' ? 'warning: ' : '';
  const place = `${printable(file)}:${line}:${column}`;
  return `${place} ${accent(`[${code}]`)} ${about}${kind}${printable(message)}`;
}

/** The line, the ones before and after it, and marks under what is wrong. */
function codeFrame(diagnostic: Diagnostic, text: string, accent: Paint): string[] {
  const lines = text.split(/\r?\n/);
  const { line } = diagnostic;
  const last = Math.min(line + 1, lines.at(-1) === '' ? lines.length - 1 : lines.length);
  const width = String(last).length;
  const window = windowOf(diagnostic.column);
  const frame: string[] = [];
  for (let number = Math.max(1, line - 1); number <= Math.max(last, line); number += 1) {
    const content = excerpt(lines[number - 1] ?? '', window);
    frame.push(`  ${String(number).padStart(width)} | ${content}`.trimEnd());
    if (number === line) {
      frame.push(
        `  ${' '.repeat(width)} | ${accent(marks(diagnostic, lines[line - 1] ?? '', window))}`,
      );
    }
  }
  return frame;
}

function marks({ line, column, endLine, endColumn }: Diagnostic, text: string, from: number) {
  const end = endLine > line ? text.length + 1 : endColumn;
  const most = from + WIDEST_LINE + 1 - column;
  const length = Math.max(1, Math.min(end - column, most));
  return `${' '.repeat(column - 1 - from)}${'^'.repeat(length)}`;
}

/** How many characters at the start of a long line are left out. */
function windowOf(column: number): number {
  return column > WIDEST_LINE - 20 ? column - 41 : 0;
}

function excerpt(line: string, from: number): string {
  return Array.from(line.slice(from, from + WIDEST_LINE), visible).join('');
}

/** One character for one: what a terminal would obey is shown as a dot, a tab as an arrow. */
function visible(character: string): string {
  if (character === '\t') return '→';
  return INVISIBLE.test(character) ? '·' : character;
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A text without anything that a terminal would obey. */
function printable(text: string): string {
  return Array.from(text, escapeInvisible).join('');
}

function escapeInvisible(character: string): string {
  if (!INVISIBLE.test(character)) return character;
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}

function color(code: number): Paint {
  return (text) => `\u001B[${code}m${text}\u001B[39m`;
}

import { LIMITS } from './limits.ts';

export type Severity = 'error' | 'warning';

/** Where a rule begins. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** One problem of one rule file. Lines and columns count from 1; the end is exclusive. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly code: string;
  readonly severity: Severity;
  /** The rule's id, when it is known. */
  readonly rule?: string;
  readonly message: string;
  /** What stands in the file, as JSON. */
  readonly found?: string;
  /** What was probably meant. */
  readonly suggestion?: string;
  /** The other rule that has a part in it. */
  readonly related?: Place;
}

/** A problem of a file as a whole, told at its first line. */
export function fileProblem(file: string, code: string, message: string): Diagnostic {
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { file, ...start, code, severity: 'error', message };
}

/** The message, with the rule before and what was probably meant behind it. */
export function describeInOneLine({ rule, message, suggestion }: Diagnostic): string {
  const about = rule === undefined ? '' : `rule "${rule}": `;
  const meant = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  return about + message + meant;
}

/** True when one of the diagnostics is more than a warning. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** By file, line and column, in the order of the files given. */
export function sortDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: readonly string[],
): Diagnostic[] {
  const order = new Map(files.map((file, index) => [file, index]));
  return diagnostics.toSorted(
    (one, other) =>
      (order.get(one.file) ?? -1) - (order.get(other.file) ?? -1) ||
      one.line - other.line ||
      one.column - other.column,
  );
}

/** A place for a message: `rules/a.yaml:4`. */
export function showPlace({ file, line }: Place): string {
  return `${file}:${line}`;
}

/** A value for a message: at most 80 characters. */
export function cut(text: string): string {
  const most = LIMITS.shownValue;
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** A value as JSON for a message: at most 80 characters. */
export function show(value: unknown): string {
  return cut(JSON.stringify(value) ?? String(value));
}

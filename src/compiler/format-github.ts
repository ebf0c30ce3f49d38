import { describeInOneLine, type Diagnostic } from './diagnostic.ts';

/** Diagnostics as workflow commands, which GitHub shows beside the lines of a pull request. */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((one) => `${command(one)}\n`).join('');
}

function command(diagnostic: Diagnostic): string {
  const { file, line, endLine, column, endColumn, code, severity } = diagnostic;
  const properties = {
    file,
    line,
    endLine,
    col: column,
    ...(line === endLine ? { endColumn: Math.max(column, endColumn - 1) } : {}),
    title: code,
  };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${property(value)}`);
  return `::${severity} ${list.join(',')}::${data(describeInOneLine(diagnostic))}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(value: string | number): string {
  return data(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

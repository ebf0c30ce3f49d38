import { describeInOneLine, type Diagnostic } from './diagnostic.ts';
import { formatGithub } from './format-github.ts';
import { formatJson } from './format-json.ts';
import { formatJunit } from './format-junit.ts';
import { formatPretty, type PrettyOptions } from './format-pretty.ts';
import { formatSarif } from './format-sarif.ts';
import type { RuleFile } from './source-file.ts';

export const FORMATS = ['pretty', 'json', 'github', 'sarif', 'junit'] as const;

export type Format = (typeof FORMATS)[number];

/** Diagnostics in one of the formats; a build server gets one JUnit case for each file. */
export function formatDiagnostics(
  format: Format,
  diagnostics: readonly Diagnostic[],
  files: readonly RuleFile[],
  options: PrettyOptions = {},
): string {
  switch (format) {
    case 'json':
      return formatJson(diagnostics);
    case 'github':
      return formatGithub(diagnostics);
    case 'sarif':
      return formatSarif(diagnostics);
    case 'junit':
      return formatJunit('rules check', casesOf(diagnostics, files));
    default:
      return formatPretty(diagnostics, files, options);
  }
}

function casesOf(diagnostics: readonly Diagnostic[], files: readonly RuleFile[]) {
  const names = new Set([...files.map(({ path }) => path), ...diagnostics.map(({ file }) => file)]);
  return [...names].map((name) => {
    const own = diagnostics.filter(({ file }) => file === name);
    return { name, failures: own.map(lineOf) };
  });
}

function lineOf(diagnostic: Diagnostic): string {
  const { file, line, column, code, severity } = diagnostic;
  const kind = severity === 'warning' ? 'warning: ' : '';
  return `${file}:${line}:${column} [${code}] ${kind}${describeInOneLine(diagnostic)}`;
}

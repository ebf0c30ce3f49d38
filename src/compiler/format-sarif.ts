import { codes, type Code } from './codes.ts';
import { describeInOneLine, type Diagnostic } from './diagnostic.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Diagnostics as SARIF 2.1.0, for code scanning and editors. */
export function formatSarif(diagnostics: readonly Diagnostic[]): string {
  const used = [...new Set(diagnostics.map(({ code }) => code))].toSorted();
  const driver = {
    name: 'rules',
    informationUri: 'https://www.loblolly-it.example/',
    rules: used.map(toRule),
  };
  const results = diagnostics.map((one) => toResult(one, used));
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function toRule(code: string) {
  const text = codes[code as Code] ?? code;
  return {
    id: code,
    shortDescription: { text },
    defaultConfiguration: { level: code.startsWith('W') ? 'warning' : 'error' },
  };
}

function toResult(diagnostic: Diagnostic, used: readonly string[]) {
  const { file, line, column, endLine, endColumn, code, severity } = diagnostic;
  const region = {
    startLine: line,
    startColumn: column,
    endLine,
    endColumn: endLine === line ? Math.max(endColumn, column) : endColumn,
  };
  const uri = file.split('/').map(encodeURIComponent).join('/');
  return {
    ruleId: code,
    ruleIndex: used.indexOf(code),
    level: severity,
    message: { text: describeInOneLine(diagnostic) },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
  };
}

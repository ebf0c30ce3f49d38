import { hasErrors, type Diagnostic } from '../compiler/diagnostic.ts';
import { formatDiagnostics, type Format } from '../compiler/format-diagnostics.ts';
import { rulesLeftOut, type ReadRule } from '../compiler/read-rule.ts';
import type { RuleFile } from '../compiler/source-file.ts';
import type { CompiledRule } from '../contract/rules.ts';
import { EXIT, type ExitCode } from './command.ts';
import { count } from './print/count.ts';

/** What came of checking rules. */
export interface Checked {
  readonly files: readonly RuleFile[];
  /** Null when there are mistakes. */
  readonly rules: readonly CompiledRule[] | null;
  readonly drafts: readonly CompiledRule[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * What concerns one of the files that were checked, told of other files included; all, if none is
 * named.
 */
export function narrow(checked: Checked, file: string | null): Checked {
  if (file === null) return checked;
  const diagnostics = checked.diagnostics.filter((one) =>
    [one.file, one.related?.file].includes(file),
  );
  const told = new Set([file, ...diagnostics.map((one) => one.file)]);
  const isThere = ({ source }: CompiledRule) => source.file === file;
  return {
    files: checked.files.filter(({ path }) => told.has(path)),
    rules: checked.rules?.filter(isThere) ?? null,
    drafts: checked.drafts.filter(isThere),
    diagnostics,
  };
}

/** The rules that are left out of the site while somebody tries them. */
export function draftsOf(read: readonly ReadRule[]): CompiledRule[] {
  return rulesLeftOut(read).flatMap(({ rule, reason }) => (reason === 'draft' ? [rule] : []));
}

/** Writes what is wrong to standard output and the count to standard error. */
export function tell(checked: Checked, format: Format, mostWarnings: number): ExitCode {
  const { diagnostics, files } = checked;
  const colors = process.stdout.isTTY && !process.env['NO_COLOR'];
  process.stdout.write(formatDiagnostics(format, diagnostics, files, { colors }));
  process.stderr.write(`${summarize(checked)}\n`);
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  return hasErrors(diagnostics) || warnings > mostWarnings ? EXIT.findings : EXIT.clean;
}

function summarize({ files, rules, drafts, diagnostics }: Checked): string {
  const parts = [count(files.length, 'file')];
  if (rules !== null) parts.push(count(rules.length, 'rule'));
  if (rules !== null && drafts.length > 0) parts.push(count(drafts.length, 'draft'));
  const areOthersWrong = rules === null && !hasErrors(diagnostics);
  const others = areOthersWrong ? '. Other files have mistakes, so there are no hints' : '';
  return `${parts.join(', ')}: ${countProblems(diagnostics)}${others}.`;
}

function countProblems(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return 'no problems';
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  return parts.join(', ');
}

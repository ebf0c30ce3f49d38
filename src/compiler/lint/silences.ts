import { lineOfRule } from '../passage.ts';
import type { RuleFile } from '../source-file.ts';
import type { ReadRule } from '../read-rule.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { fileProblem } from '../diagnostic.ts';
import { suggest } from '../suggest.ts';
import { lintNames, lints, type LintName } from './lints.ts';

/** A comment that switches lints off for the line or the rule below it. */
export interface Silence {
  readonly file: string;
  readonly line: number;
  /** The first line below that is no comment. */
  readonly below: number;
  readonly names: readonly string[];
  /** One that does not is a warning itself, and switches nothing off. */
  readonly saysWhy: boolean;
}

const COMMENT = /^\s*#\s*rules-disable-next-line\b[ \t]*([\w, -]*?)(?:\s*--\s*(.*?))?\s*$/;

/** The comments of a file that switch lints off. */
export function readSilences({ path, text }: RuleFile): Silence[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((content, index) => {
    const match = COMMENT.exec(content);
    if (!match) return [];
    const rest = lines.slice(index + 1).findIndex((one) => !/^\s*(?:#.*)?$/.test(one));
    const names = (match[1] ?? '').split(/[\s,]+/).filter((name) => name !== '');
    const saysWhy = Boolean(match[2]);
    return [{ file: path, line: index + 1, below: index + 2 + Math.max(rest, 0), names, saysWhy }];
  });
}

/** True when a comment above a rule switches a lint off for all of it. */
export function isSilenced({ passage }: ReadRule, name: LintName): boolean {
  const start = lineOfRule(passage);
  return readSilences(passage.source).some(
    (one) => one.below === start && one.saysWhy && one.names.includes(name),
  );
}

/** Takes out what comments switch off, and adds what is wrong with those comments. */
export function applySilences(
  warnings: readonly Diagnostic[],
  silences: readonly Silence[],
  rules: readonly ReadRule[],
  ran: readonly LintName[],
): Diagnostic[] {
  const starts = new Map(rules.map((one) => [one.passage.rule, lineOfRule(one.passage)]));
  const used = new Set<string>();
  const left = warnings.filter((warning) => {
    const name = lintNames.find((one) => lints[one] === warning.code);
    const hit = silences.find(
      (one) =>
        one.file === warning.file &&
        one.saysWhy &&
        name !== undefined &&
        one.names.includes(name) &&
        (one.below === warning.line || one.below === starts.get(warning.rule)),
    );
    if (hit) used.add(`${hit.file}:${hit.line} ${name}`);
    return !hit;
  });
  return [...left, ...silences.flatMap((one) => checkSilence(one, used, ran))];
}

function checkSilence(
  { file, line, names, saysWhy }: Silence,
  used: ReadonlySet<string>,
  ran: readonly LintName[],
): Diagnostic[] {
  const tell = (message: string, suggestion?: string): Diagnostic => ({
    ...fileProblem(file, 'W109', message),
    line,
    endLine: line,
    column: 1,
    endColumn: 2,
    severity: 'warning',
    ...(suggestion === undefined ? {} : { suggestion }),
  });
  const known = `Hints: ${lintNames.join(', ')}.`;
  if (names.length === 0) return [tell(`This comment names no hint to switch off. ${known}`)];
  const unknown = names.find((name) => !lintNames.includes(name as LintName));
  if (unknown !== undefined) {
    return [tell(`There is no hint "${unknown}". ${known}`, suggest(unknown, lintNames))];
  }
  if (!saysWhy) return [tell('Say why after two hyphens: … -- the export has no better name.')];
  const needless = names.find(
    (name) => ran.includes(name as LintName) && !used.has(`${file}:${line} ${name}`),
  );
  return needless === undefined ? [] : [tell(`Nothing below is ${needless}: this comment can go.`)];
}

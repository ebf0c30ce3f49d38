import type { Code } from './codes.ts';
import { show, type Diagnostic, type Place, type Severity } from './diagnostic.ts';
import { positionOf } from './position.ts';
import {
  keyRange,
  nodeAt,
  startOfRule,
  valueRange,
  type Path,
  type Range,
  type SourceFile,
} from './source-file.ts';

/** A part of a file that is being checked: the file itself, or one of its rules. */
export interface Passage {
  readonly source: SourceFile;
  /** Where it stands in the file. */
  readonly path: Path;
  /** The rule's id, when it is known. */
  readonly rule?: string;
}

export interface Complaint {
  readonly code: Code | `R${number}`;
  /** Below the passage. */
  readonly at: Path;
  readonly message: string;
  readonly severity?: Severity;
  /** Point at the key instead of the value. */
  readonly onKey?: boolean;
  /** Point at these characters of the text that stands there. */
  readonly span?: Range;
  readonly found?: unknown;
  readonly suggestion?: string | undefined;
  /** The keys that should stand there, when it is about nothing else. */
  readonly missing?: readonly string[];
  /** The other rule that has a part in it. */
  readonly related?: Place;
}

/** Where a rule begins. */
export function placeOf(passage: Passage): Place {
  return { file: passage.source.path, line: lineOfRule(passage) };
}

/** The line in which a rule begins, counted from 1. */
export function lineOfRule({ source, path }: Passage): number {
  const start = startOfRule(source, path);
  return positionOf(source.text, [start, start]).line;
}

/** Makes a diagnostic of a complaint about a passage. */
export function complain(passage: Passage, complaint: Complaint): Diagnostic {
  const { code, message, severity = 'error', found, suggestion, related } = complaint;
  const { source, rule } = passage;
  return {
    file: source.path,
    ...positionOf(source.text, rangeOf(passage, complaint)),
    code,
    severity,
    ...(rule === undefined ? {} : { rule }),
    message,
    ...(found === undefined ? {} : { found: show(found) }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(related === undefined ? {} : { related }),
  };
}

function rangeOf({ source, path }: Passage, { at, onKey, span }: Complaint): Range {
  const whole = [...path, ...at];
  if (onKey) return keyRange(source, whole);
  const range = valueRange(source, whole);
  return span ? (narrow(source, whole, range, span) ?? range) : range;
}

/** The characters of a text that stands in the file as it is: no escapes, one line. */
function narrow(source: SourceFile, path: Path, range: Range, span: Range): Range | null {
  const node = nodeAt(source, path);
  const value = node && 'value' in node ? node.value : null;
  const raw = source.text.slice(range[0], range[1]);
  if (typeof value !== 'string' || span[1] <= span[0]) return null;
  const quotes = raw === value ? 0 : 1;
  if (raw.slice(quotes, raw.length - quotes) !== value) return null;
  return [range[0] + quotes + span[0], range[0] + quotes + span[1]];
}

import { fileProblem, type Diagnostic } from '../diagnostic.ts';
import { LIMITS } from '../limits.ts';
import { positionOf } from '../position.ts';
import type { Range, RuleFile } from '../source-file.ts';

/** The sentence about a file in another encoding. */
export const NOT_UTF_8 = 'File is not UTF-8 text. Save it with the encoding UTF-8.';

/** What is wrong with the text before any parser may see it; at most one problem. */
export function guardText(file: RuleFile): Diagnostic[] {
  const problem =
    guardSize(file) ??
    guardEncoding(file) ??
    guardZeros(file) ??
    guardLineEnds(file) ??
    guardDepth(file) ??
    guardMerge(file) ??
    guardTabs(file);
  return problem ? [problem] : [];
}

function guardSize({ path, text }: RuleFile): Diagnostic | null {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= LIMITS.fileBytes) return null;
  return fileProblem(
    path,
    'R008',
    `File is too large (${bytes} bytes, limit ${LIMITS.fileBytes}).`,
  );
}

/** U+FFFD is what a decoder leaves where the bytes were no UTF-8. In UTF-16 every second byte is zero. */
function guardEncoding(file: RuleFile): Diagnostic | null {
  const sign = /\uFFFD|\0(?=[^]\0)/.exec(file.text);
  return sign && problemAt(file, 'R008', [sign.index, sign.index + 1], NOT_UTF_8);
}

function guardZeros(file: RuleFile): Diagnostic | null {
  const at = file.text.indexOf('\0');
  if (at < 0) return null;
  const message = 'A sign that nobody sees (a zero byte) stands here. Write the word anew.';
  return problemAt(file, 'R008', [at, at + 1], message);
}

/** A carriage return alone ends no line for YAML's readers: all of the file would be one. */
function guardLineEnds(file: RuleFile): Diagnostic | null {
  const at = file.text.search(/\r(?!\n)/);
  if (at < 0) return null;
  const message =
    'This line cannot be read as YAML: it ends as lines did on old Macs (CR). Save the file with the line ends LF.';
  return problemAt(file, 'R001', [at, at + 1], message);
}

/** A rough measure, so that no parser runs out of stack; the exact one follows on the tree. */
function guardDepth(file: RuleFile): Diagnostic | null {
  const depth = Math.max(bracketDepth(file.text), indentDepth(file.text));
  if (depth <= LIMITS.rawDepth) return null;
  return fileProblem(file.path, 'R008', tooDeep(depth));
}

/** The sentence about nesting. */
export function tooDeep(depth: number): string {
  return `File is too deep (${depth} levels, limit ${LIMITS.depth}).`;
}

function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const sign of text.match(/[[\]{}]/g) ?? []) {
    depth = sign === '[' || sign === '{' ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Levels of indentation, each dash or question mark at the start of a line being one. */
function indentDepth(text: string): number {
  const stack: number[] = [];
  let deepest = 0;
  for (const line of text.split('\n')) {
    const signs = /^[ ]*(?:[-?][ ]+)*/.exec(line)?.[0] ?? '';
    if (line.trim() === '') continue;
    while ((stack.at(-1) ?? -1) >= signs.length) stack.pop();
    stack.push(signs.length);
    deepest = Math.max(deepest, stack.length + (signs.match(/[-?]/g)?.length ?? 0));
  }
  return deepest;
}

function guardMerge(file: RuleFile): Diagnostic | null {
  const mark = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?\r?$/m.exec(file.text);
  if (!mark) return null;
  const message =
    'This line cannot be read as YAML: it is a merge-conflict mark. Keep one version.';
  return problemAt(file, 'R001', [mark.index, mark.index + 7], message);
}

function guardTabs(file: RuleFile): Diagnostic | null {
  const indent = /^ *\t+(?=[^\s])/m.exec(file.text);
  if (!indent) return null;
  const message =
    'This line cannot be read as YAML: tabs are not allowed for indentation. Use two spaces.';
  return problemAt(file, 'R001', [indent.index, indent.index + indent[0].length], message);
}

function problemAt(file: RuleFile, code: string, range: Range, message: string): Diagnostic {
  return { ...fileProblem(file.path, code, message), ...positionOf(file.text, range) };
}

import type { CompiledRules } from '../contract/rules.ts';
import { checkFile, type FileContent } from './check-file.ts';
import { checkNodes } from './yaml/check-nodes.ts';
import { checkRule } from './rule/check-rule.ts';
import { checkSet } from './set/check-set.ts';
import { effectOf } from './set/effect.ts';
import { hasErrors, sortDiagnostics, type Diagnostic } from './diagnostic.ts';
import { guardText } from './yaml/guard-text.ts';
import { normalizeRule } from './normalize-rule.ts';
import { orderFiles } from './order-files.ts';
import { parseYaml } from './yaml/parse-yaml.ts';
import { parseOrdinary } from './yaml/parse-ordinary.ts';
import { rulesThatCount, type CompileOptions, type RawRule, type ReadRule } from './read-rule.ts';
import type { Passage } from './passage.ts';
import type { RuleFile, SourceFile } from './source-file.ts';
import { toSet } from './to-set.ts';

export interface Compilation {
  /** Null when there is any error: one bad rule refuses the whole set. */
  readonly compiled: CompiledRules | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Every rule that was read, in order, for checks that look at the set once more. */
  readonly read: readonly ReadRule[];
}

/**
 * Compiles rule files: text → tree → checked rules → set. Tells the mistakes of all files at
 * once. Pure: no file system, no DOM; the same files always give the same hash.
 */
export function compileRules(
  files: readonly RuleFile[],
  options: CompileOptions = {},
): Compilation {
  const ordered = orderFiles(files);
  const read = ordered.map(rememberFile);
  const rules = read.flatMap((file) => file.rules);
  const diagnostics = sortDiagnostics(
    [...read.flatMap((file) => file.diagnostics), ...checkSet(rules, options)],
    ordered.map(({ path }) => path),
  );
  return {
    compiled: hasErrors(diagnostics)
      ? null
      : toSet(rulesThatCount(rules, options).map(({ rule }) => rule)),
    diagnostics,
    read: rules,
  };
}

interface ReadFile {
  readonly rules: readonly ReadRule[];
  readonly diagnostics: readonly Diagnostic[];
}

const remembered = new Map<string, { readonly text: string; readonly read: ReadFile }>();

/**
 * Reads files one by one and pauses after each, so that a server goes on answering meanwhile;
 * `compileRules` then has little left to do.
 */
export async function readAhead(
  files: readonly RuleFile[],
  pause: () => Promise<unknown>,
): Promise<void> {
  // One after the other is the point.
  await Array.fromAsync(files, (file) => {
    rememberFile(file);
    return pause();
  });
}

/** A file that has not changed since it was read last is not read again. */
function rememberFile(file: RuleFile): ReadFile {
  const known = remembered.get(file.path);
  if (known?.text === file.text) return known.read;
  const read = readFile(file);
  remembered.set(file.path, { text: file.text, read });
  return read;
}

function readFile(file: RuleFile): ReadFile {
  const guarded = guardText(file);
  if (guarded.length > 0) return { rules: [], diagnostics: guarded };
  return readOrdinary(file) ?? readAny(file);
}

/** Null when there is anything to be told, which needs a tree. */
function readOrdinary(file: RuleFile): ReadFile | null {
  const ordinary = parseOrdinary(file);
  const read = ordinary && readContent(ordinary.source, ordinary.value);
  return read?.diagnostics.length === 0 ? read : null;
}

function readAny(file: RuleFile): ReadFile {
  const { source, diagnostics } = parseYaml(file);
  if (!source) return { rules: [], diagnostics };
  const problems = [...diagnostics, ...checkNodes(source)];
  if (problems.length > 0) return { rules: [], diagnostics: problems };
  return readContent(source, source.root.toJSON() as RawRule);
}

function readContent(source: SourceFile, value: RawRule): ReadFile {
  const content = checkFile({ source, path: [] }, value);
  const read = content.rules.map((rule, index) => readRule(source, content, rule, index));
  return {
    rules: read.map(({ rule }) => rule),
    diagnostics: [...content.diagnostics, ...read.flatMap((one) => one.diagnostics)],
  };
}

function readRule(source: SourceFile, content: FileContent, value: unknown, index: number) {
  const raw = (typeof value === 'object' && value !== null ? value : {}) as RawRule;
  const passage: Passage = { source, path: ['rules', index], ...idOf(raw) };
  const diagnostics = checkRule(passage, value);
  const isSound = !hasErrors([...diagnostics, ...content.diagnostics]);
  const rule = isSound ? normalizeRule(passage, content, raw) : null;
  const read: ReadRule = { passage, raw, rule, effect: rule && effectOf(rule) };
  return { rule: read, diagnostics };
}

function idOf({ id }: RawRule): Pick<Passage, 'rule'> {
  return typeof id === 'string' && /^[a-z0-9-]{3,60}$/.test(id) ? { rule: id } : {};
}

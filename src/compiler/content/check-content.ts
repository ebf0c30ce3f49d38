import { sortDiagnostics, type Diagnostic } from '../diagnostic.ts';
import { positionOf } from '../position.ts';
import type { RawRule } from '../read-rule.ts';
import { explainSchemaErrors } from '../schema/explain-schema-error.ts';
import { validate } from '../schema/validate.ts';
import { complain, type Complaint, type Passage } from '../passage.ts';
import { keyRange, type RuleFile, type SourceFile } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import { checkNodes } from '../yaml/check-nodes.ts';
import { guardText } from '../yaml/guard-text.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import { checkFacts, type Surroundings } from './check-facts.ts';
import { contentSchemas } from './content-schema.ts';

const TOP_LEVEL = `A content file must be one document with keys such as: ${Object.keys(contentSchemas).slice(0, 6).join(', ')}.`;

/**
 * Checks the content files: their shape, and what they say twice, not at all or of nothing. One
 * file may hold several keys, and every key stands in one file.
 */
export function checkContent(files: readonly RuleFile[], around: Surroundings = {}): Diagnostic[] {
  const read = files.map(readFile);
  const diagnostics = read.flatMap((one) => one.diagnostics);
  const sources = read.flatMap(({ source }) => source ?? []);
  const isComplete = sources.length === files.length;
  return sortDiagnostics(
    [
      ...diagnostics,
      ...sources.flatMap((source) => checkFile(source, around)),
      ...checkTwice(sources),
      ...(isComplete ? checkMissing(sources) : []),
    ],
    files.map(({ path }) => path),
  );
}

interface ReadFile {
  readonly source: SourceFile | null;
  readonly diagnostics: readonly Diagnostic[];
}

function readFile(file: RuleFile): ReadFile {
  const guarded = guardText(file);
  if (guarded.length > 0) return { source: null, diagnostics: guarded };
  const { source, diagnostics } = parseYaml(file, TOP_LEVEL);
  if (!source) return { source, diagnostics };
  const problems = checkNodes(source);
  return problems.length > 0 ? { source: null, diagnostics: problems } : { source, diagnostics };
}

function checkFile(source: SourceFile, around: Surroundings): Diagnostic[] {
  const passage: Passage = { source, path: [] };
  const value = source.root.toJSON() as RawRule;
  const complaints = Object.entries(value).flatMap(([key, part]): Complaint[] => {
    if (!Object.hasOwn(contentSchemas, key)) return [unknownKey(key)];
    const errors = validate('content', key, part).map((error) => ({
      ...error,
      path: [key, ...error.path],
    }));
    const shape = explainSchemaErrors(passage, errors);
    return shape.length > 0 ? shape : checkFacts(key, part, around);
  });
  return complaints.map((complaint) => complain(passage, complaint));
}

function unknownKey(key: string): Complaint {
  const known = Object.keys(contentSchemas);
  const suggestion = suggest(key, known);
  const list = suggestion === undefined ? ` Known here: ${known.join(', ')}.` : '';
  return {
    code: 'R011',
    at: [key],
    onKey: true,
    message: `Unknown key "${key}".${list}`,
    suggestion,
  };
}

function keysOf({ root }: SourceFile): string[] {
  return Object.keys(root.toJSON() as object);
}

function checkTwice(sources: readonly SourceFile[]): Diagnostic[] {
  const first = new Map<string, SourceFile>();
  return sources.flatMap((source) =>
    keysOf(source).flatMap((key) => {
      const earlier = first.get(key);
      if (!earlier) {
        first.set(key, source);
        return [];
      }
      const { line } = positionOf(earlier.text, keyRange(earlier, [key]));
      const message = `"${key}" is said in ${earlier.path}:${line} already. Keep one.`;
      return [complain({ source, path: [] }, { code: 'R004', at: [key], onKey: true, message })];
    }),
  );
}

function checkMissing(sources: readonly SourceFile[]): Diagnostic[] {
  const said = new Set(sources.flatMap(keysOf));
  const missing = Object.keys(contentSchemas).filter((key) => !said.has(key));
  const [first] = sources;
  if (missing.length === 0 || !first) return [];
  const message = `No content file says: ${missing.join(', ')}.`;
  return [complain({ source: first, path: [] }, { code: 'R014', at: [], onKey: true, message })];
}

import { isMap, parseDocument, type YAMLError } from 'yaml';
import { fileProblem, type Diagnostic } from '../diagnostic.ts';
import { explainYamlError } from './explain-yaml-error.ts';
import { positionOf } from '../position.ts';
import type { RuleFile, SourceFile } from '../source-file.ts';

export interface Parsed {
  /** Null when the text is no YAML document of ours. */
  readonly source: SourceFile | null;
  readonly diagnostics: readonly Diagnostic[];
}

const TOP_LEVEL = 'A rule file must be one document beginning with "routes:" and "rules:".';

/**
 * Reads a text as one YAML 1.2 document, warnings being errors. The first error is told alone: it
 * may be the cause of all behind it. Tags and keys written twice are refused later, on the tree;
 * the parser would compare every key with every other.
 * @param topLevel what to say of a text that is no group of keys
 */
export function parseYaml(file: RuleFile, topLevel = TOP_LEVEL): Parsed {
  const document = parseDocument(file.text, {
    version: '1.2',
    schema: 'core',
    uniqueKeys: false,
    prettyErrors: false,
    stringKeys: true,
    logLevel: 'error',
  });
  const [first] = [...document.errors, ...document.warnings]
    .filter(({ code }) => code !== 'TAG_RESOLVE_FAILED')
    .toSorted((one, other) => one.pos[0] - other.pos[0]);
  if (first) return { source: null, diagnostics: [toDiagnostic(file, first, topLevel)] };
  const root = document.contents;
  if (isMap(root)) return { source: { ...file, root, ordinary: null }, diagnostics: [] };
  return { source: null, diagnostics: [fileProblem(file.path, 'R007', topLevel)] };
}

function toDiagnostic(file: RuleFile, error: YAMLError, topLevel: string): Diagnostic {
  const { code, message, range, suggestion } = explainYamlError(file.text, error, topLevel);
  return {
    ...fileProblem(file.path, code, message),
    ...positionOf(file.text, range),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

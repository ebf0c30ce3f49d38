import { describeSchema } from './describe-schema.ts';
import type { Code } from '../codes.ts';
import { cut } from '../diagnostic.ts';
import { nodeAt, valueRange, type Path } from '../source-file.ts';
import type { Complaint, Passage } from '../passage.ts';
import { sayMissing } from '../half-file.ts';
import { findMissingSpace } from '../missing-space.ts';
import { quote } from '../quote.ts';
import { suggest } from '../suggest.ts';
import type { JsonSchema } from './json-schema.ts';
import { ONE_OR_MANY } from './rule-schema.ts';
import { suggestValue } from './suggest-value.ts';
import type { SchemaError } from './validate.ts';

/** Says in words what a schema does not allow. */
export function explainSchemaErrors(passage: Passage, errors: readonly SchemaError[]): Complaint[] {
  const others = errors.filter(({ keyword }) => keyword !== 'required');
  const explained = others.map((error) => explain(passage, error));
  const meant = new Set(
    explained.map(({ at, suggestion }) => placeOf([...at.slice(0, -1), suggestion?.split(':')[0]])),
  );
  const missing = errors.filter(
    ({ keyword, path, params }) =>
      keyword === 'required' && !meant.has(placeOf([...path, params['missingProperty']])),
  );
  return [...explainMissing(missing), ...explained];
}

/** A misspelt key is one mistake, not an unknown key and a missing one. */
function placeOf(path: readonly unknown[]): string {
  return path.map(String).join('/');
}

/** All that is missing at one place is one mistake: somebody stopped writing. */
function explainMissing(errors: readonly SchemaError[]): Complaint[] {
  const byPlace = Map.groupBy(errors, ({ path }) => path.join('/'));
  return [...byPlace.values()].map((group) => {
    const at = group[0]?.path ?? [];
    const missing = group.map(({ params }) => [...at, params['missingProperty']].join('.'));
    const code = at[0] === 'retry' ? 'R301' : 'R014';
    const message = [sayMissing(missing), ...group.flatMap(describeMissing)].join(' ');
    return { code, at, message, onKey: true, missing };
  });
}

/** What belongs to a key that is missing, as its schema says. */
function describeMissing({ params, schema }: SchemaError): string[] {
  const key = String(params['missingProperty']);
  const properties = schema['properties'] as Readonly<Record<string, JsonSchema>> | undefined;
  const description = properties?.[key]?.['description'];
  return typeof description === 'string' ? [`${key}: ${description}`] : [];
}

function explain(passage: Passage, error: SchemaError): Complaint {
  if (error.keyword === 'additionalProperties') return explainUnknownKey(error);
  if (error.value === null) {
    return findMissingSpace(error.path) ?? explainEmpty(passage, error.path);
  }
  return explainWrongValue(error, writtenAt(passage, error.path));
}

function explainUnknownKey({ path, params, schema }: SchemaError): Complaint {
  const key = String(params['additionalProperty']);
  const known = Object.keys((schema['properties'] ?? {}) as object);
  const runTogether = findMissingSpace([...path, key], known);
  if (runTogether) return runTogether;
  const ofFile = known.includes('selector') ? findKeyOfFile(key, known) : undefined;
  if (ofFile) return { code: 'R011', at: [...path, key], message: atTop(ofFile), onKey: true };
  const suggestion = suggest(key, known);
  const list = suggestion === undefined ? ` Known here: ${known.join(', ')}.` : '';
  const message = `Unknown key "${cut(key)}".${list}`;
  return { code: 'R011', at: [...path, key], message, onKey: true, suggestion };
}

const KEYS_OF_FILE = ['routes', 'except'];

/** `routes` or `route` in a rule: it counts for all rules of its file. */
function findKeyOfFile(key: string, known: readonly string[]): string | undefined {
  if (KEYS_OF_FILE.includes(key)) return key;
  return suggest(key, known) === undefined ? suggest(key, KEYS_OF_FILE) : undefined;
}

function atTop(key: string): string {
  return `${key} stands at the top of the file, for all rules in it. Rules for other pages stand in a file of their own.`;
}

/** A value that is not there: mostly because # made a comment of it. */
export function explainEmpty({ source, path }: Passage, at: Path): Complaint {
  const name = nameOf(at);
  const whole = [...path, ...at];
  const [, end] = valueRange(source, whole);
  const start = nodeAt(source, whole)?.range?.[0] ?? end;
  const line = source.text.slice(Math.min(start, end)).split('\n', 1)[0] ?? '';
  const comment = /^[^#]*?(#\S.*?)\s*$/.exec(line)?.[1];
  if (comment === undefined) {
    return { code: 'R002', at, message: `${name} is empty.`, onKey: true };
  }
  const message = `${name} is empty. In YAML everything after # is a comment: put the text in quotes.`;
  const key = at.findLast((step) => typeof step === 'string' && !/^\d+$/.test(step));
  const isItem = key !== at.at(-1);
  const suggestion = cut(`${isItem ? '-' : `${String(key)}:`} ${quote(comment)}`);
  return { code: 'R002', at, message, onKey: true, suggestion };
}

/** A value as it stands in the file: 07030 is a number to YAML, and no longer begins with 0. */
function writtenAt({ source, path }: Passage, at: Path): string {
  return source.text.slice(...valueRange(source, [...path, ...at]));
}

function explainWrongValue(error: SchemaError, written: string): Complaint {
  const { path, schema, value } = error;
  const code = codeOf(path);
  const expected = isGroupForTexts(schema, value)
    ? 'a text or a list of texts'
    : isKeysForList(schema, value)
      ? LIST_IN_WORDS
      : describeSchema(schema);
  const message = `${nameOf(path)} must be ${TIME_WORDS[path.join('.')] ?? TIME_WORDS[path[0] ?? ''] ?? expected}.`;
  const suggestion = suggestValue(error, written);
  const isQuoted = Array.isArray(value) && suggestion !== undefined;
  const told = isQuoted ? `${message} ${BRACKET}` : withLength(message, value, schema);
  return { code, at: path, message: told, found: value, suggestion };
}

/** `rules:` with a rule below it that does not begin with a dash. */
function isKeysForList({ type }: SchemaError['schema'], value: unknown): boolean {
  return type === 'array' && typeof value === 'object' && !Array.isArray(value);
}

const BRACKET = 'A text that begins with [ must stand in quotes.';
const LIST_IN_WORDS = 'a list: each entry begins with "- "';

/** A group of keys where one text or several are asked for. */
function isGroupForTexts({ title, type }: SchemaError['schema'], value: unknown): boolean {
  return title === ONE_OR_MANY && type === 'string' && typeof value === 'object';
}

const MILLISECONDS = 'a whole number of milliseconds';
const TIME_WORDS: Readonly<Record<string, string>> = {
  delay: `${MILLISECONDS} from 0 to 10000, or a list of those`,
  'retry.every': `${MILLISECONDS} from 50 to 10000`,
  'retry.for': `${MILLISECONDS} from 100 to 60000`,
  from: 'a date such as 2026-11-01, the first day on which the rule counts',
  until: 'a date such as 2026-11-30, the last day on which the rule counts',
};

function codeOf(path: readonly string[]): Code {
  if (path[0] === 'delay' || path[0] === 'retry') return 'R301';
  return path[0] === 'id' ? 'R012' : 'R309';
}

function withLength(message: string, value: unknown, schema: SchemaError['schema']): string {
  const isMeasured = schema['type'] === 'string' && schema['maxLength'] !== undefined;
  if (!isMeasured || typeof value !== 'string') return message;
  return `${message.slice(0, -1)} (it has ${[...value].length}).`;
}

/** The name of a place: `retry.every`, `item 2 of hosts`. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last !== undefined && /^\d+$/.test(String(last))) {
    const list = nameOf(path.slice(0, -1));
    return list === 'delay' ? list : `Item ${Number(last) + 1} of ${list}`;
  }
  return path.length === 0
    ? 'This'
    : cut(path.filter((step) => !/^\d+$/.test(String(step))).join('.'));
}

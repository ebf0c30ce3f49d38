import { parse } from 'yaml';
import { putInBraces } from '../braces.ts';
import { OWN_WORDS } from '../rule/check-cut-off.ts';
import { suggestStyle } from '../rule/style-values.ts';
import { quote } from '../quote.ts';
import { suggest } from '../suggest.ts';
import { fits, type SchemaError } from './validate.ts';

/**
 * What was probably meant by a value that a schema does not allow, as YAML that it does allow.
 * @param written the value as it stands in the file
 */
export function suggestValue(error: SchemaError, written: string): string | undefined {
  const meant = guess(error, written);
  return meant !== undefined && fits(error.schema, parse(meant)) ? meant : undefined;
}

function guess(error: SchemaError, written: string): string | undefined {
  return (
    suggestLength(error) ??
    suggestMilliseconds(error) ??
    suggestKind(error, written) ??
    suggestText(error, written) ??
    suggestLimits(error) ??
    suggestGroup(error) ??
    suggestId(error) ??
    suggestChoice(error)
  );
}

/** A style value that is a number and should be a length. */
function suggestLength({ path: [option, property], value }: SchemaError): string | undefined {
  const isStyle = option === 'style' && property !== undefined && typeof value === 'number';
  return isStyle ? suggestStyle(property, String(value)) : undefined;
}

/** Seconds, where milliseconds are asked for. */
function suggestMilliseconds({ path: [option], value }: SchemaError): string | undefined {
  if (option !== 'delay' && option !== 'retry') return undefined;
  const seconds = /^\s*(\d+|\d*\.\d+)\s*s(?:ec(?:onds?)?)?\s*$/i.exec(String(value))?.[1];
  return seconds === undefined ? undefined : String(Math.round(Number(seconds) * 1000));
}

/** "yes", "2", h2 and 404 are what YAML and people disagree on. */
function suggestKind(
  { path, schema: { type }, value }: SchemaError,
  written: string,
): string | undefined {
  const isText = typeof value === 'string';
  if (type === 'boolean' && isText && /^(?:yes|on|true|1)$/i.test(value)) return 'true';
  if (type === 'boolean' && isText && /^(?:no|off|false|0)$/i.test(value)) return 'false';
  if (type === 'integer' && isText) return numberIn(value, path.at(-1) === 'level');
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  return type === 'string' && isPlain ? quote(written) : undefined;
}

/** `[gallery]` without quotes: a list to YAML, and to its author a short code. */
function suggestText({ path, value }: SchemaError, written: string): string | undefined {
  const isBracketed = Array.isArray(value) && /^\[.*\]$/.test(written);
  return isBracketed && OWN_WORDS.includes(path.join('.')) ? quote(written) : undefined;
}

/** Without its unit, or without the letter that a level of headings has in HTML. */
function numberIn(text: string, isLevel: boolean): string | undefined {
  return (isLevel ? /^h?(\d)$/i : /^(\d+)\s*(?:px|ms)?$/i).exec(text.trim())?.[1];
}

/** So many, and no other number. */
function suggestLimits({ path, value }: SchemaError): string | undefined {
  const isNumber = typeof value === 'number' && value >= 1;
  return path.join('.') === 'expect' && isNumber ? `{ min: ${value}, max: ${value} }` : undefined;
}

/** A group of keys, where a text was written that reads like one. */
function suggestGroup({ path, value }: SchemaError): string | undefined {
  if (typeof value !== 'string') return undefined;
  return putInBraces(path.at(-1) ?? '', value) ?? undefined;
}

/** A name as people write names, made an id: an umlaut is more like its vowel than like nothing. */
function suggestId({ path: [key], value }: SchemaError): string | undefined {
  if (key !== 'id' || typeof value !== 'string') return undefined;
  const id = value
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return /^[a-z0-9-]{3,60}$/.test(id) ? id : undefined;
}

const SAME: Readonly<Record<string, string>> = { above: 'before', below: 'after' };

function suggestChoice({ keyword, params, value }: SchemaError): string | undefined {
  if (keyword !== 'enum') return undefined;
  const choices = (params['allowedValues'] as unknown[]).map(String);
  const written = String(value);
  return choices.find((choice) => choice === SAME[written]) ?? suggest(written, choices);
}

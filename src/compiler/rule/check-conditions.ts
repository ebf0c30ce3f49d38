import type { ConditionWords } from '../../contract/rules.ts';
import { putInBraces } from '../braces.ts';
import { cut } from '../diagnostic.ts';
import { findMissingSpace } from '../missing-space.ts';
import { checkSelector } from '../selectors/check-selector.ts';
import type { Complaint, Passage } from '../passage.ts';
import type { Path } from '../source-file.ts';
import { explainEmpty } from '../schema/explain-schema-error.ts';
import { suggest } from '../suggest.ts';

type Check = (passage: Passage, at: Path, value: unknown) => Complaint[];

/** What may belong to each word. */
const CHECKS: Readonly<Record<keyof ConditionWords, Check>> = {
  exists: checkSought,
  'path-contains': (_passage, at, value) => checkPathParts(at, value),
  not: checkCondition,
};
const KEYS = Object.keys(CHECKS);
const KNOWN = `A condition is one of: ${KEYS.join(', ')}.`;

const PROTECTED =
  'This part of the page is protected: conditions cannot ask for it. Ask for a class or id around it.';

/** What rules may not change, conditions may not ask for either; it is said in their words. */
function checkSought(passage: Passage, at: Path, value: unknown): Complaint[] {
  return checkSelector(passage, at, value).map((complaint) =>
    complaint.code === 'R103' ? { ...complaint, message: PROTECTED } : complaint,
  );
}

/** Checks what stands at `when`: one condition or a list of those. */
export function checkConditions(passage: Passage, value: unknown): Complaint[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return checkCondition(passage, ['when'], value);
  if (value.length === 0 || value.length > 8) {
    return [
      {
        code: 'R309',
        at: ['when'],
        message: 'when must be a list of 1 to 8 entries.',
        onKey: true,
      },
    ];
  }
  return value.flatMap((one, index) => checkCondition(passage, ['when', index], one));
}

function checkCondition(passage: Passage, at: Path, value: unknown): Complaint[] {
  if (value === null) return [explainEmpty(passage, at)];
  if (typeof value !== 'object' || Array.isArray(value)) {
    return [
      {
        code: 'R309',
        at,
        message: `when must be a group of keys and values. ${KNOWN}`,
        found: value,
        suggestion: putInBraces('when', String(value)) ?? undefined,
      },
    ];
  }
  const entries = Object.entries(value);
  if (entries.length === 0)
    return [{ code: 'R309', at, message: `This condition is empty. ${KNOWN}` }];
  if (at.at(-1) === 'not' && entries.length > 1) {
    return [
      { code: 'R309', at, message: 'Below not there must be one condition alone.', onKey: true },
    ];
  }
  return entries.flatMap(([key, one]) => checkKey(passage, [...at, key], key, one));
}

function checkKey(passage: Passage, at: Path, key: string, value: unknown): Complaint[] {
  const runTogether = findMissingSpace(at, KEYS);
  if (runTogether) return [runTogether];
  if (!isWord(key)) {
    const message = `Unknown key "${cut(key)}". ${KNOWN}`;
    return [{ code: 'R011', at, message, onKey: true, suggestion: suggest(key, KEYS) }];
  }
  if (value === null) return [explainEmpty(passage, at)];
  return CHECKS[key](passage, at, value);
}

function isWord(key: string): key is keyof ConditionWords {
  return Object.hasOwn(CHECKS, key);
}

function checkPathParts(at: Path, value: unknown): Complaint[] {
  const parts = Array.isArray(value) ? value : [value];
  const isRightLength = parts.length > 0 && parts.length <= 50;
  if (isRightLength && parts.every(isFilledText)) return [];
  const wanted = isRightLength ? 'a text or a list of texts' : 'a list of 1 to 50 entries';
  return [{ code: 'R309', at, message: `path-contains must be ${wanted}.`, found: value }];
}

function isFilledText(part: unknown): boolean {
  return typeof part === 'string' && part !== '';
}

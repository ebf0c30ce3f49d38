import type { Selector } from '../../contract/rules.ts';
import { isLegalText } from '../../engine/trust/legal-pages.ts';
import { cut } from '../diagnostic.ts';
import { explainEmpty, explainSchemaErrors } from '../schema/explain-schema-error.ts';
import { LIMITS } from '../limits.ts';
import { findMissingSpace } from '../missing-space.ts';
import { finderNames } from '../schema/rule-schema.ts';
import type { Complaint, Passage } from '../passage.ts';
import type { Path } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import { validate } from '../schema/validate.ts';
import { checkComment } from './check-comment.ts';
import { checkCss } from './check-css.ts';
import { PROTECTED } from './check-protected.ts';
import { checkWords } from './check-words.ts';
import { CSS_OPTIONS, innerSelectors } from './finder-options.ts';
import { suggestFinder } from './suggest-finder.ts';

type FinderObject = Exclude<Selector, string>;

/** Checks what stands at `selector`: one, or a list of which the first that finds something wins. */
export function checkSelectors(passage: Passage, at: Path, value: unknown): Complaint[] {
  if (!Array.isArray(value)) return checkSelector(passage, at, value);
  const most = LIMITS.selectorAlternatives;
  if (value.length === 0 || value.length > most) {
    const message = `${String(at.at(-1))} must be a list of 1 to ${most} entries.`;
    return [{ code: value.length === 0 ? 'R309' : 'R105', at, message, onKey: true }];
  }
  return value.flatMap((one, index) => checkSelector(passage, [...at, index], one));
}

/** Checks one selector, CSS or finder, and those inside of it. */
export function checkSelector(passage: Passage, at: Path, value: unknown): Complaint[] {
  if (value === null) return [explainEmpty(passage, at)];
  if (typeof value === 'string') return checkText(passage, at, value);
  if (typeof value === 'object' && !Array.isArray(value)) {
    return checkFinder(passage, at, value as FinderObject);
  }
  const message = `${nameOf(at)} must be CSS in quotes, or a finder such as { heading: Our Team }.`;
  return [{ code: 'R309', at, message, found: value }];
}

function checkText(passage: Passage, at: Path, css: string): Complaint[] {
  const comment = checkComment(passage, at, 'The selector');
  if (comment) return [comment];
  const problem = checkCss(css);
  return problem ? [{ ...problem, at }] : [];
}

function checkFinder(passage: Passage, at: Path, value: FinderObject): Complaint[] {
  const named = Object.keys(value).filter((key) => finderNames.includes(key));
  const names = named.filter((name) => name !== 'css');
  if (names.length > 1) {
    const message = `Two finders in one selector: ${names.join(' and ')}. Keep one, or use all-of.`;
    return [{ code: 'R011', at: [...at, names[1] ?? ''], message, onKey: true }];
  }
  const name = names[0] ?? named[0];
  if (name === undefined) return [explainNoFinder(at, value)];
  return checkOptions(passage, at, name, value);
}

function explainNoFinder(at: Path, value: FinderObject): Complaint {
  const [key] = Object.keys(value);
  const list = `Finders: ${finderNames.join(', ')}.`;
  if (key === undefined)
    return { code: 'R309', at, message: `${nameOf(at)} names no finder. ${list}` };
  const runTogether = findMissingSpace([...at, key], finderNames);
  if (runTogether) return runTogether;
  const message = `No finder is called "${cut(key)}". ${list}`;
  return {
    code: 'R011',
    at: [...at, key],
    message,
    onKey: true,
    suggestion: suggestFinder(key, value[key]) ?? suggest(key, finderNames),
  };
}

function checkOptions(passage: Passage, at: Path, name: string, value: FinderObject): Complaint[] {
  const errors = validate('finder', name, value).map((error) => ({
    ...error,
    path: [...at.map(String), ...error.path],
  }));
  const complaints = explainSchemaErrors(passage, errors);
  const broken = new Set(complaints.map((complaint) => String(complaint.at[at.length] ?? '')));
  const isSound = (key: string): boolean => value[key] !== undefined && !broken.has(key);
  return [
    ...complaints,
    ...(CSS_OPTIONS[name] ?? [])
      .filter(isSound)
      .flatMap((key) => checkText(passage, [...at, key], String(value[key]))),
    ...innerSelectors(name, value)
      .filter(({ path, selector }) => isSound(path[0] ?? '') && selector !== 'main')
      .flatMap(({ path, selector }) => checkSelector(passage, [...at, ...path], selector)),
    ...checkWords(passage, at, value),
    ...checkLegalText(at, name, value),
  ];
}

/** A legal link stays protected when it is looked for by its text. */
function checkLegalText(at: Path, name: string, value: FinderObject): Complaint[] {
  if (name !== 'css' || !/(?:^|[\s>+~])a(?:$|[^\w-])/i.test(String(value['css']))) return [];
  return ['text', 'text-contains'].flatMap((key) => {
    const texts = [value[key] ?? []].flat().map(String);
    const isLegal = texts.some(isLegalText);
    return isLegal ? [{ code: 'R103' as const, at: [...at, key], message: PROTECTED }] : [];
  });
}

function nameOf(at: Path): string {
  return String(
    at.findLast((step) => typeof step === 'string' && !/^\d+$/.test(step)) ?? 'selector',
  );
}

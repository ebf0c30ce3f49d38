import { parse } from 'yaml';
import { quote } from '../quote.ts';
import type { RawRule } from '../read-rule.ts';
import type { SchemaError } from '../schema/validate.ts';
import type { Complaint } from '../passage.ts';
import { optionsOf } from './options-of.ts';
import { refusalsOf } from './refusals-of.ts';

/** What was probably meant by an option that the action refuses, as YAML that it does not refuse. */
export function suggestOption(name: string, options: RawRule, key: string): string | undefined {
  const written = options[key];
  const guess = typeof written === 'string' ? guesses[key]?.(written) : undefined;
  if (guess === undefined || guess === written) return undefined;
  const isRefused = refusesAt(name, { ...options, [key]: guess }, key);
  return isRefused ? undefined : asYaml(guess);
}

/** Takes back what was proposed for an option, where the action would refuse it in its turn. */
export function withdrawRefused(
  complaints: readonly Complaint[],
  name: string,
  rule: RawRule,
  errors: readonly SchemaError[],
): Complaint[] {
  const proposals = new Map(complaints.flatMap(proposalIn));
  const others = errors.filter(({ path }) => path.length !== 1 || !proposals.has(path[0] ?? ''));
  const options = optionsOf({ ...rule, ...Object.fromEntries(proposals) }, name, others);
  if (!options) return [...complaints];
  return complaints.map((complaint) => {
    const [[key] = []] = proposalIn(complaint);
    const isRefused = key !== undefined && refusesAt(name, options, key);
    return isRefused ? { ...complaint, suggestion: undefined } : complaint;
  });
}

const guesses: Readonly<Record<string, (written: string) => string>> = {
  // As CSS writes classes, or a list of them.
  class: (written) => written.replace(/[.,\s]+/g, ' ').trim(),
  name: (written) => written.trim().toLowerCase(),
  src: pathFromRoot,
  folder: pathFromRoot,
};

/** A file's path as the site has it, of one as it stands in the folder of the site or in an address. */
function pathFromRoot(written: string): string {
  return written
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\/(?!\/)/, '')
    .replace(/^public\//, '');
}

/** An option, and the value that is proposed for it. */
function proposalIn({ at, onKey, suggestion }: Complaint): [key: string, value: unknown][] {
  if (onKey || suggestion === undefined || at.length !== 1) return [];
  return [[String(at[0]), parse(suggestion)]];
}

function refusesAt(name: string, options: RawRule, key: string): boolean {
  return refusalsOf(name, options).some(({ at }) => at[0] === key);
}

function asYaml(text: string): string {
  return parse(text) === text ? text : quote(text);
}

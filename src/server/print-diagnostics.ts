import { formatPretty } from '../compiler/format-pretty.ts';
import type { RulesState } from './rules/rules-store.ts';

/** Tells the operator what is wrong with the rules and which ones the visitors get. */
export function printDiagnostics(state: RulesState): void {
  const text = describeProblems(state, { colors: process.stderr.isTTY });
  if (text !== '') console.error(text);
}

/** Tells the operator that what was refused is right again: else the refusal stays the last word. */
export function printRecovery(rules: number): void {
  console.error(`The rules are live: ${rules} rule${rules === 1 ? '' : 's'}.`);
}

/** What is wrong with the rules, the same text in a terminal and in a page; empty when all is well. */
export function describeProblems(
  { diagnostics, files, staleSince, held, offInVain = [], unread, unkept }: RulesState,
  options: { readonly colors?: boolean } = {},
): string {
  const parts = [
    diagnostics.length > 0 ? formatPretty(diagnostics, files, options) : '',
    staleSince === null ? '' : `The new rules are refused. ${describeLive(staleSince, held)}`,
    offInVain.length === 0 ? '' : describeInVain(offInVain),
    unread ?? '',
    unkept ? `Accepted rules cannot be kept for a restart: ${unkept}` : '',
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function describeInVain(ids: readonly string[]): string {
  return `Switched off, but there is no such rule: ${ids.join(', ')}. What has another name since is live.`;
}

function describeLive(since: Date | 'none', held: string | null | undefined): string {
  if (since === 'none') return 'There is no earlier set: pages are shown uncorrected.';
  const age = describeAge(Date.now() - since.getTime());
  const which = held ? 'The earlier set that is held' : 'The last good set';
  return `${which}, of ${since.toISOString()} (${age} old), stays live.`;
}

/** A length of time in the largest unit that fits: `3 hours`. */
export function describeAge(milliseconds: number): string {
  const units: [name: string, length: number][] = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
    ['second', 1000],
  ];
  const unit = units.find(([, length]) => milliseconds >= length) ?? units.at(-1)!;
  const count = Math.max(0, Math.floor(milliseconds / unit[1]));
  return `${count} ${unit[0]}${count === 1 ? '' : 's'}`;
}

import type { RawRule } from '../read-rule.ts';
import type { Complaint } from '../passage.ts';

interface Choice {
  /** One of these at least. */
  readonly some: readonly string[];
  /** These cannot stand together. */
  readonly rivals: readonly (readonly [string, string])[];
}

/** Options of which an action needs one, and those that exclude each other. */
const CHOICES: Readonly<Record<string, Choice>> = {
  'replace-content': { some: ['components', 'text'], rivals: [['components', 'text']] },
  'swap-image': {
    some: ['src', 'folder', 'extension', 'height', 'alt'],
    rivals: [
      ['src', 'folder'],
      ['src', 'extension'],
    ],
  },
};

/** Checks that the action has something to do, and only one thing. */
export function checkChoices(name: string, options: RawRule): Complaint[] {
  const { some, rivals } = CHOICES[name] ?? { some: [], rivals: [] };
  if (some.length > 0 && !some.some((key) => key in options)) {
    const list = some.join(', ').replace(/, (?=[^,]*$)/, ' or ');
    return [{ code: 'R014', at: [], message: `${name} needs ${list}.`, onKey: true }];
  }
  const pair = rivals.find(([one, other]) => one in options && other in options);
  if (!pair) return [];
  const message = `${pair[0]} and ${pair[1]} cannot stand together. Keep one.`;
  return [{ code: 'R309', at: [pair[1]], message, onKey: true }];
}

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

/** An option that is one too many, or nothing where one is needed. */
export interface WrongChoice {
  readonly surplus: string | null;
  readonly message: string;
}

/** Whether an action has something to do, and only one thing: null when it has. */
export function findWrongChoice(
  action: string,
  options: Readonly<Record<string, unknown>>,
): WrongChoice | null {
  const { some, rivals } = CHOICES[action] ?? { some: [], rivals: [] };
  if (some.length > 0 && !some.some((key) => key in options)) {
    const list = some.join(', ').replace(/, (?=[^,]*$)/, ' or ');
    return { surplus: null, message: `${action} needs ${list}.` };
  }
  const [one, surplus] = rivals.find((pair) => pair.every((key) => key in options)) ?? [];
  if (surplus === undefined) return null;
  return { surplus, message: `${one} and ${surplus} cannot stand together. Keep one.` };
}

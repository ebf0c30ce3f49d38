import type { Refusal } from './refusal.ts';

const CLASS_NAME = /^[A-Za-z_][\w-]{0,63}$/;
const MOST_CLASS_NAMES = 10;

/** The class names in a space-separated list. */
export function splitClassNames(list: string): string[] {
  return list.split(/\s+/).filter((name) => name !== '');
}

/** Refuses what is not a short list of plain class names. */
export function refuseClassNames(list: string): Refusal | null {
  const names = splitClassNames(list);
  if (names.length > MOST_CLASS_NAMES) {
    const message = `Too many class names (${names.length}, limit ${MOST_CLASS_NAMES}).`;
    return { code: 'R210', message };
  }
  const wrong = names.length === 0 ? list : names.find((name) => !CLASS_NAME.test(name));
  return wrong === undefined ? null : { code: 'R210', message: `Not a class name: "${wrong}".` };
}

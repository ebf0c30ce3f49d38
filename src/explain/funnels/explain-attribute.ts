import { countValues, listCounted, nearestWords } from '../nearest.ts';

const ATTRIBUTE =
  /^\[\s*(?<name>[\w-]+)\s*(?:(?<sign>[~|^$*]?=)\s*["']?(?<wanted>.*?)["']?\s*(?:i\s*)?)?\]$/i;

/** What stands in the attribute that `[src="…"]` looked for in vain. */
export function explainAttribute(simple: string, candidates: readonly Element[]): string {
  const { name = '', sign = '', wanted = '' } = ATTRIBUTE.exec(simple)?.groups ?? {};
  const values = candidates.flatMap((one) => one.getAttribute(name) ?? []);
  if (values.length === 0) return name === '' ? '' : `none of them has the attribute ${name}`;
  if (sign === '=' && isEnding(name, wanted, values)) {
    return `only the end of an address: write [${name}$="${wanted}"]`;
  }
  const shorten = lastPart(wanted);
  const near = nearestWords(wanted, countValues(values.map(shorten)));
  // What is asked for as a whole is shown as a whole: its last part would not be found either.
  const whole = near.flatMap(({ value }) =>
    countValues(values.filter((one) => shorten(one) === value)),
  );
  const shown = near.length > 0 ? (sign === '=' ? whole : near) : countValues(values);
  return `nearest ${name}: ${listCounted(shown.slice(0, 3))}`;
}

/** True for a file's name or a path without its host, where a whole address is asked for. */
function isEnding(name: string, wanted: string, values: readonly string[]): boolean {
  const isAddress = name === 'src' || name === 'href';
  const end = wanted.startsWith('/') ? wanted : `/${wanted}`;
  return isAddress && wanted.length > 1 && values.some((value) => value.endsWith(end));
}

/** Of an address the file's name, unless a longer piece was asked for. */
function lastPart(wanted: string): (value: string) => string {
  return (value) => (wanted.includes('/') ? value : (value.split('/').at(-1) ?? value));
}

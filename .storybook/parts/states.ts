import type { SiteChange } from './in-site.tsx';

/** States that every component can be in, each to be spread into a story. */

/**
 * What the pseudo-states add-on reads. As a parameter it would carry it over into the toolbar, and
 * with that into every story after this one and every frame beside it.
 */
const holding = (pseudo: object) => ({ globals: { pseudo } });

export const hovered = holding({ hover: true });

const STOPS = ['a', 'button', 'input', 'select', 'textarea', 'summary'];

export const focused = holding({ focus: STOPS, focusVisible: STOPS });

/** These change the whole document or its window, which a docs page shares with all its stories. */
const alone = { tags: ['!autodocs'] };

export const rightToLeft = { ...alone, globals: { direction: 'rtl' } };

export const doubleText = { ...alone, globals: { text: 'double' } };

export const forcedColors = { ...alone, globals: { media: 'forced-colors' } };

export const narrow = { ...alone, globals: { viewport: { value: 'narrow', isRotated: false } } };

/** What small screens do not have. */
export const wide = { ...alone, globals: { viewport: { value: 'frame', isRotated: false } } };

/** What this shows comes of keys: docs pages press none, and their frames share one focus. */
export const afterSteps = alone;

/** On a docs page each stands in a frame of its own: there it takes its steps, and disturbs none. */
export function inFrames(height: string) {
  return { docs: { story: { inline: false, height } } };
}

/** Every text of the site twice as long, and one word in it that does not break by itself. */
export const longWords = { parameters: { site: lengthen satisfies SiteChange } };

const LONG_WORD = 'Disasterrecoverypreparednessassessments';

/** What is read by machines or dialed keeps its length. */
const NO_TEXT = new Set(
  'display href slug image defaultImage hoverImage link routes domain hosts social crm variants posts published'.split(
    ' ',
  ),
);

function lengthen<Value>(value: Value, key = ''): Value {
  if (NO_TEXT.has(key)) return value;
  if (typeof value === 'string') return `${value} ${LONG_WORD} ${value}` as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => lengthen(one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, lengthen(one, name)]);
  return Object.fromEntries(entries) as Value;
}

/** The site without some of its data. */
export function without(part: 'testimonials' | 'industries' | 'teasers' | 'social') {
  const change: SiteChange = (data) => ({ ...data, [part]: [] });
  return { parameters: { site: change } };
}

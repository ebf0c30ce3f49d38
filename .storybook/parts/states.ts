import type { SiteChange } from './in-site.tsx';

/** States that every component can be in, each to be spread into a story. */

/** What is to be seen in a story, and judged: for those that several components share. */
export const saying = (words: string) => ({
  parameters: { docs: { description: { story: words } } },
});

/**
 * What the pseudo-states add-on reads. As a parameter it would carry it over into the toolbar, and
 * with that into every story after this one and every frame beside it.
 */
const holding = (pseudo: object) => ({ globals: { pseudo } });

export const hovered = {
  ...holding({ hover: true }),
  ...saying('As under the pointer, all at once: whatever can be pressed shows it.'),
};

const STOPS = ['a', 'button', 'input', 'select', 'textarea', 'summary'];
/** Cards show that the link in them has the focus. */
const CARDS = ['li:has(a)'];

export const focused = {
  ...holding({ focus: STOPS, focusVisible: STOPS, focusWithin: CARDS }),
  ...saying('As reached by Tab, all stops at once: a ring around each, nowhere cut off.'),
};

/** These change the whole document or its window, which a docs page shares with all its stories. */
const alone = { tags: ['!autodocs'] };

export const rightToLeft = {
  ...alone,
  globals: { direction: 'rtl' },
  ...saying('Written from right to left: rows, lists and gaps are turned round, pictures are not.'),
};

export const doubleText = {
  ...alone,
  globals: { text: 'double' },
  ...saying('With text at 200 %: nothing is cut off or lies over something else.'),
};

export const forcedColors = {
  ...alone,
  globals: { media: 'forced-colors' },
  ...saying('Where the system forces its colors: every edge and state is still told.'),
};

/** The least width that is asked for. */
export const small = {
  ...alone,
  globals: { viewport: { value: 'narrow', isRotated: false } },
};

export const narrow = {
  ...small,
  ...saying('320 pixels wide: everything is there, and nothing scrolls sideways.'),
};

export const smallWithLongWord = {
  ...small,
  ...saying('A word that is longer than 320 pixels: it breaks, and leaves its box nowhere.'),
};

/** What small screens do not have. */
export const wide = { ...alone, globals: { viewport: { value: 'frame', isRotated: false } } };

/** What this shows comes of keys, and a docs page presses none but in its frames. */
export const afterSteps = alone;

/** On a docs page each stands in a frame of its own: there it takes its steps, and disturbs none. */
export function inFrames(height: string) {
  return { docs: { story: { inline: false, height } } };
}

const ofLongWords = saying(
  'Every text twice as long, with a word in it that does not break by itself: all of it is read.',
);

export const longWords = {
  parameters: { ...ofLongWords.parameters, site: lengthen satisfies SiteChange },
};

const LONG_WORD = 'Disasterrecoverypreparednessassessments';

/** What is read by machines or dialed keeps its length. */
const NO_TEXT = new Set(
  'display href slug image defaultImage hoverImage link routes domain social crm variants posts published'.split(
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

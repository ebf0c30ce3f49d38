import { forceColors, freeColors } from './force-colors.ts';
import forcedColors from './forced-colors.css?inline';

/** What another device makes of a page's style sheets. */
export interface Emulation {
  /** What a media query reads as there. */
  readonly translate: (query: string) => string;
  /** What becomes of a rule there. */
  readonly change?: (rule: CSSStyleRule) => void;
  readonly changeBack?: (rule: CSSStyleRule) => void;
  /** What the device has of its own. */
  readonly sheet?: string;
}

const NEVER = 'not all';
const REM = /([\d.]+)rem\b/g;

/** The devices of the toolbar that are unlike the one in front of you. */
export const emulations: Readonly<Record<string, Emulation>> = {
  print: { translate: instead({ print: 'all', screen: NEVER }) },
  'reduced-motion': {
    translate: instead({
      '(prefers-reduced-motion: reduce)': 'all',
      '(prefers-reduced-motion: no-preference)': NEVER,
    }),
  },
  'forced-colors': {
    translate: instead({ '(forced-colors: active)': 'all' }),
    change: forceColors,
    changeBack: freeColors,
    sheet: forcedColors,
  },
  // Media queries measure in the size that the visitor has set, whatever the root element says.
  double: {
    translate: (query) => query.replace(REM, (_, rem: string) => `${2 * Number(rem)}rem`),
    sheet: ':root { font-size: 200% }',
  },
};

function instead(queries: Readonly<Record<string, string>>): Emulation['translate'] {
  return (query) => queries[query.trim()] ?? query;
}

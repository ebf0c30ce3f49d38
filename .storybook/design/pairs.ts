/** Which colors meet on the site, and how much contrast WCAG 2.2 AA asks of them. */
export interface Pair {
  readonly front: string;
  readonly back: string;
  readonly least: 3 | 4.5;
}

const GROUNDS = ['--ground', '--surface', '--surface-raised', '--surface-sunken'];
const TEXTS = ['--text', '--text-quiet', '--accent-text'];

export const pairs: readonly Pair[] = [
  ...TEXTS.flatMap((front) => GROUNDS.map((back) => text(front, back))),
  text('--accent-text', '--accent-surface'),
  text('--on-accent-fill', '--accent-fill'),
  text('--on-accent-fill', '--accent-fill-hover'),
  text('--danger-text', '--danger-surface'),
  text('--danger-text', '--ground'),
  text('--on-bar', '--bar-ground'),
  text('--on-bar-accent', '--bar-ground'),
  text('--on-bar-danger', '--bar-ground'),
  text('--on-hero', '--hero-ground'),
  text('--on-hero-accent', '--hero-ground'),
  shape('--border-control', '--surface-raised'),
  shape('--bar-border-control', '--bar-ground'),
  shape('--focus', '--ground'),
  shape('--focus', '--surface-raised'),
];

function text(front: string, back: string): Pair {
  return { front, back, least: 4.5 };
}

function shape(front: string, back: string): Pair {
  return { front, back, least: 3 };
}

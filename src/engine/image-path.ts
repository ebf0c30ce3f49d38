import { splitPath } from '../contract/match-route.ts';

/** Whether an image's address is written from the site's root or relative to the page's depth. */
export const PATH = {
  enum: ['root', 'relative'],
  description:
    'root: /images/team.svg. relative: ../images/team.svg, one level up on pages with one or two path segments, two levels up on deeper pages.',
} as const;

/** The address of a file (`images/team.svg`) as a page at `pagePath` writes it. */
export function imageAddress(file: string, pagePath: string, style: 'root' | 'relative'): string {
  return style === 'root' ? `/${file}` : `${'../'.repeat(levelsUp(pagePath))}${file}`;
}

/** A trailing slash makes a page one level deeper in a browser's eyes. */
function levelsUp(pagePath: string): number {
  const byDepth = splitPath(pagePath).length <= 2 ? 1 : 2;
  return pagePath.length > 1 && pagePath.endsWith('/') ? byDepth + 1 : byDepth;
}

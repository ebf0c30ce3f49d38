import type { Code } from '../codes.ts';

/** The hints beyond right and wrong, by the name under which a comment can switch one off. */
export const lints = {
  fragile: 'W102',
  costly: 'W103',
  shadowed: 'W104',
  conflicting: 'W105',
  stale: 'W106',
  'already-so': 'W107',
  'missing-expect': 'W108',
  failing: 'W116',
  over: 'W117',
  hasty: 'W118',
  unseen: 'W119',
} as const satisfies Record<string, Code>;

export type LintName = keyof typeof lints;

/** Those that need the stored pages. */
export const PAGE_LINTS: readonly LintName[] = [
  'shadowed',
  'conflicting',
  'stale',
  'already-so',
  'failing',
  'unseen',
];

/** The names of all, for messages and suggestions. */
export const lintNames = Object.keys(lints) as LintName[];

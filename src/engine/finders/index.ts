import type { Finder } from '../define-finder.ts';
import { allOf } from './all-of.ts';
import { brokenImage } from './broken-image.ts';
import { containerOf } from './container-of.ts';
import { css } from './css.ts';
import { empty } from './empty.ts';
import { endOf } from './end-of.ts';
import { first } from './first.ts';
import { heading } from './heading.ts';
import { main } from './main.ts';
import { nthSection } from './nth-section.ts';
import { section } from './section.ts';

/** Every finder, in alphabetical order. */
export const finders: readonly Finder<never>[] = [
  allOf,
  brokenImage,
  containerOf,
  css,
  empty,
  endOf,
  first,
  heading,
  main,
  nthSection,
  section,
];

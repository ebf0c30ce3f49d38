import { useLayoutEffect, type RefObject } from 'react';
import type { FormVariant } from '../../contract/site.ts';
import { keepValues } from './kept-values.ts';
import { readFields } from './read-fields.ts';

/** Keeps what is typed in a form, for the next one of its kind, when the visitor goes on. */
export function useKeptValues(
  variant: FormVariant,
  element: RefObject<HTMLFormElement | null>,
): void {
  // Before the form is taken away: its fields can still be read.
  useLayoutEffect(
    () => () => {
      if (element.current) keepValues(variant, readFields(element.current, variant));
    },
    [variant, element],
  );
}

import { useLayoutEffect, useState, type RefObject } from 'react';
import { ASLEEP } from '../../contract/first-view.ts';
import type { FormVariant } from '../../contract/site.ts';
import { passOnPress } from '../first-view/waking.ts';
import { useHydrated } from '../site/use-hydrated.ts';
import { keepValues } from './kept-values.ts';
import { readFields } from './read-fields.ts';

/** The form that the server drew, and the field in it that had the focus. */
interface StandingForm {
  readonly form: HTMLFormElement;
  readonly focused: string | null;
}

/**
 * Goes on with what a visitor has done in the form that the server drew, where this one is drawn in
 * its place: React does not take over what somebody else has changed, such as a translator. To be
 * used before the form asks what it starts with.
 */
export function useStandingForm(
  variant: FormVariant,
  element: RefObject<HTMLFormElement | null>,
): void {
  const isDrawnAnew = useHydrated();
  const [standing] = useState(() => (isDrawnAnew ? findForm(variant) : null));
  useLayoutEffect(() => {
    if (!standing || !element.current) return;
    passOnPress(standing.form, element.current);
    const field = element.current.elements.namedItem(standing.focused ?? '');
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  }, [standing, element]);
}

function findForm(variant: FormVariant): StandingForm | null {
  const form = document.querySelector<HTMLFormElement>(
    `form[data-variant="${variant}"][${ASLEEP}]`,
  );
  if (!form) return null;
  keepValues(variant, readFields(form, variant));
  return { form, focused: form.querySelector(':focus')?.getAttribute('name') ?? null };
}

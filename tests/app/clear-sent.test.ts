import { afterEach, expect, it } from 'vitest';
import { clearSent } from '../../src/app/contact-form/clear-sent.ts';
import { keepValues, recallValues } from '../../src/app/contact-form/kept-values.ts';
import { EMPTY } from '../../src/app/contact-form/variants.ts';
import { filled } from './support/open-form.ts';

const sent = { ...EMPTY, ...filled };

afterEach(() => keepValues('footer', EMPTY));

/** A form that was left with what was sent. */
function leaveForm(): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(filled)) {
    form.append(Object.assign(document.createElement('input'), { name, value }));
  }
  keepValues('footer', sent);
  return form;
}

it('keeps nothing of a message that was sent by a form which has gone', () => {
  expect(clearSent(leaveForm(), 'footer', sent)).toEqual(EMPTY);
});

it('keeps what was written in another form since', () => {
  const form = leaveForm();
  const next = { ...sent, message: 'They ring again.' };
  keepValues('footer', next);
  expect(clearSent(form, 'footer', sent)).toEqual(next);
  expect(recallValues('footer')).toEqual(next);
});

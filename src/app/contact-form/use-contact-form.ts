import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import {
  checkContactField,
  formExtras,
  type ContactField,
} from '../../contract/contact-message.ts';
import type { FormVariant } from '../../contract/site.ts';
import { RequestError } from '../api/request-error.ts';
import { useSite } from '../site/site-context.ts';
import { useToasts } from '../toast/toast-store.ts';
import { clearSent } from './clear-sent.ts';
import { recallValues } from './kept-values.ts';
import { readFields } from './read-fields.ts';
import { watchSender, type Sender } from './sender.ts';
import { keyFor } from './submit-key.ts';
import { useTemporaryText } from './use-temporary-text.ts';
import { variants, type FormValues } from './variants.ts';

/** The first message; thanks for it, waited for or not; and the form once more. */
export type Progress = 'first' | 'sent' | 'sent-meanwhile' | 'again';

export interface ContactFormState {
  readonly form: UseFormReturn<FormValues>;
  readonly progress: Progress;
  /** What went wrong with sending; null while nothing is. */
  readonly failure: string | null;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly startAgain: () => void;
}

/** A form's values, its states (idle, sending, sent, failed), and how it tells them. */
export function useContactForm(variant: FormVariant): ContactFormState {
  const rules = variants[variant];
  const { forms } = useSite();
  const texts = forms.variants[variant];
  const form = useForm<FormValues>({
    resolver: (values) => check(values, rules.fields),
    defaultValues: recallValues(variant),
  });
  const [progress, setProgress] = useState<Progress>('first');
  const [failure, showFailure] = useTemporaryText(rules.errorDuration);
  const showToast = useToasts(({ add }) => add);

  const thank = (sender: Sender): void => {
    if (rules.tells === 'by-alert') return window.alert(texts.success.title);
    // At once: drawn later, the thanks could take the focus from who has gone elsewhere by then.
    if (sender.isAtForm()) return flushSync(() => setProgress('sent'));
    setProgress('sent-meanwhile');
    showToast(texts.success);
  };

  const tellFailure = (error: unknown, sender: Sender): void => {
    const [wrong] = showFieldErrors(error, form, rules.fields);
    if (wrong && sender.isAtForm()) form.setFocus(wrong);
    else if (rules.tells === 'by-alert') window.alert(texts.failure);
    else if (sender.isOnPage()) showFailure(texts.failure);
    else showToast({ title: texts.failure });
  };

  const onValid = async (values: FormValues, element: HTMLFormElement): Promise<void> => {
    const message = rules.toMessage(values);
    const submit = { key: keyFor(message), honeypot: readHoneypot(element) };
    const sender = watchSender(element);
    try {
      const leastTime = wait(rules.minimumSending);
      await rules.send(message, submit);
      await leastTime;
      form.reset(clearSent(element, variant, values), { keepFieldsRef: true });
      thank(sender);
    } catch (error) {
      console.error('The message could not be sent.', error);
      tellFailure(error, sender);
    }
  };

  const onInvalid = (errors: FieldErrors<FormValues>): void => {
    const isEmpty = Object.values(errors).some((error) => error?.type === 'required');
    if (isEmpty && rules.tells === 'by-alert') window.alert(forms.fillIn);
  };

  return {
    form,
    progress,
    failure,
    submit: (event) => {
      const element = event.currentTarget;
      const values = readFields(element, variant);
      for (const field of rules.fields) form.setValue(field, values[field]);
      showFailure(null);
      void form.handleSubmit((valid) => onValid(valid, element), onInvalid)(event);
    },
    startAgain: () => setProgress('again'),
  };
}

function check(values: FormValues, fields: readonly ContactField[]) {
  const errors: FieldErrors<FormValues> = {};
  for (const field of fields) {
    const value = values[field] ?? '';
    const message = checkContactField(field, value);
    const type = value.trim() === '' ? 'required' : 'pattern';
    if (message) errors[field] = { type, message };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
}

/** Shows what the server found wrong with single fields. Returns which. */
function showFieldErrors(
  error: unknown,
  form: UseFormReturn<FormValues>,
  fields: readonly ContactField[],
): ContactField[] {
  if (!(error instanceof RequestError)) return [];
  const found = fields.filter((field) => error.errors[field] !== undefined);
  for (const field of found) form.setError(field, { message: error.errors[field]! });
  return found;
}

function readHoneypot(form: HTMLFormElement): string {
  const field = form.elements.namedItem(formExtras.honeypot);
  return field instanceof HTMLInputElement ? field.value : '';
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

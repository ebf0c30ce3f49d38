import {
  namedFields,
  standardFields,
  type ContactField,
  type ContactMessage,
  type StandardMessage,
} from '../../contract/contact-message.ts';
import type { FormVariant } from '../../contract/site.ts';
import {
  sendContactMessage,
  sendFlaggedContactMessage,
  type Submit,
} from '../api/send-contact-message.ts';

export type FormValues = Record<ContactField, string>;

/** Nothing is typed yet. */
export const EMPTY: FormValues = {
  firstName: '',
  lastName: '',
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/** How a variant of the form differs from the others. Its texts are in the site's data. */
export interface VariantRules {
  readonly fields: readonly ContactField[];
  /** Height of the message box. */
  readonly rows: number;
  /** An asterisk on each label. */
  readonly marksRequired: boolean;
  readonly toMessage: (values: FormValues) => ContactMessage;
  readonly send: (message: ContactMessage, submit: Submit) => Promise<void>;
  /** Milliseconds that "Sending..." is shown at least. */
  readonly minimumSending: number;
  /** How success and failure are told: in the page, or by the browser's alert. */
  readonly tells: 'in-page' | 'by-alert';
  /** Milliseconds after which the error in the page goes away; null: it stays. */
  readonly errorDuration: number | null;
}

const common = {
  fields: standardFields,
  send: sendContactMessage,
  minimumSending: 0,
  tells: 'in-page',
  errorDuration: 5000,
} as const;

export const variants: Readonly<Record<FormVariant, VariantRules>> = {
  homepage: { ...common, rows: 5, marksRequired: false, toMessage: joinName },
  footer: { ...common, rows: 3, marksRequired: true, toMessage: keepAll },
  standalone: {
    ...common,
    rows: 4,
    marksRequired: true,
    toMessage: keepAll,
    minimumSending: 1000,
    errorDuration: null,
  },
  'contact-page': {
    ...common,
    fields: namedFields,
    rows: 5,
    marksRequired: false,
    toMessage: ({ name, email, subject, message }) => ({ name, email, subject, message }),
    send: sendFlaggedContactMessage,
    tells: 'by-alert',
  },
};

function keepAll(values: FormValues): StandardMessage {
  const { firstName, lastName, email, phone, subject, message } = values;
  return { firstName, lastName, email, phone, subject, message };
}

function joinName({ firstName, lastName, ...values }: FormValues): ContactMessage {
  const { email, phone, subject, message } = values;
  return { name: `${firstName.trim()} ${lastName.trim()}`, email, phone, subject, message };
}

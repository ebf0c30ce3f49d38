/** A contact message, in the two shapes in which forms send it. Browser and server check with this. */

export interface StandardMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}

export interface NamedMessage {
  readonly name: string;
  readonly email: string;
  /** Only where the form asks for it. */
  readonly phone?: string;
  readonly subject: string;
  readonly message: string;
}

export type ContactMessage = StandardMessage | NamedMessage;
export type ContactField = keyof StandardMessage | keyof NamedMessage;
/** What is wrong, by the field's name; a field that nobody asked for is named too. */
export type ContactErrors = Readonly<Record<string, string>>;

export type ParsedMessage =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly errors: ContactErrors };

export const standardFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'message',
] as const satisfies readonly ContactField[];

export const namedFields = [
  'name',
  'email',
  'subject',
  'message',
] as const satisfies readonly ContactField[];

/** What a form may send beside the message itself. */
export const formExtras = {
  /** Hidden from people; whoever fills it in is suspected of being a program. */
  honeypot: 'faxNumber',
  /** What the server wrote into the document when the form was opened. */
  token: 'formToken',
  /** The header's stand-in for a form without JavaScript. */
  key: 'idempotencyKey',
  variant: 'variant',
} as const;

/** One submit, one key: 1 to 128 visible ASCII characters; a retry repeats it. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The most characters that a field takes. Of any script, all of them together fit into 32 KiB, as JSON and as a form. */
export const maximumLengths: Readonly<Record<ContactField, number>> = {
  firstName: 200,
  lastName: 200,
  // A form may join the two above, with a space between them.
  name: 401,
  email: 254,
  phone: 100,
  subject: 300,
  message: 9_000,
};

/** Every field that a form may have, the sender first. */
export const contactFields = Object.keys(maximumLengths) as readonly ContactField[];

const missing: Readonly<Record<ContactField, string>> = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  phone: 'Please enter your phone number.',
  subject: 'Please tell us the subject.',
  message: 'Please write a message.',
};

/** What a browser's own check of an e-mail field accepts (HTML standard, "valid e-mail address"). */
const EMAIL =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const CONTROL_CHARACTERS = /(?![\n\t])\p{Cc}/gu;
const CONTROL_CHARACTERS_AND_LINES = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Checks what a form sent, in either shape. All fields are required; spaces around a value do not
 * count. Beside the message only `formExtras` are taken.
 */
export function parseContactMessage(input: unknown): ParsedMessage {
  const values = readValues(input);
  const fields = 'name' in values && !('firstName' in values) ? namedFields : standardFields;
  const errors = { ...refuseOthers(input, fields), ...checkFields(fields, values) };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const kept = [...new Set<ContactField>([...fields, 'phone'])].filter((field) => values[field]);
  const message = Object.fromEntries(kept.map((field) => [field, values[field]]));
  return { ok: true, message: message as unknown as ContactMessage };
}

/** What is wrong with one field's value; null when nothing is. */
export function checkContactField(field: ContactField, value: string): string | null {
  const text = value.trim();
  if (text === '') return missing[field];
  if (text.length > maximumLengths[field]) {
    return `Please use at most ${maximumLengths[field]} characters.`;
  }
  if (field === 'email' && !EMAIL.test(text)) {
    return 'Please enter an email address like name@company.com.';
  }
  return null;
}

function checkFields(fields: readonly ContactField[], values: Values): ContactErrors {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const error = checkContactField(field, values[field] ?? '');
    if (error) errors[field] = error;
  }
  if (values.phone && !fields.includes('phone')) {
    const error = checkContactField('phone', values.phone);
    if (error) errors['phone'] = error;
  }
  return errors;
}

function refuseOthers(input: unknown, fields: readonly ContactField[]): ContactErrors {
  if (typeof input !== 'object' || input === null) return {};
  const known = new Set<string>([...fields, 'phone', ...Object.values(formExtras)]);
  const others = Object.keys(input).filter((name) => !known.has(name));
  return Object.fromEntries(
    others.slice(0, 20).map((name) => [name.slice(0, 60), 'This field is not asked for.']),
  );
}

type Values = Partial<Record<ContactField, string>>;

function readValues(input: unknown): Values {
  if (typeof input !== 'object' || input === null) return {};
  const texts = contactFields.filter((field) => {
    return Object.hasOwn(input, field) && typeof Reflect.get(input, field) === 'string';
  });
  return Object.fromEntries(
    texts.map((field) => [field, cleanText(field, Reflect.get(input, field) as string)]),
  );
}

/** Control characters are never meant: a line of text stays one line, wherever it is written to. */
function cleanText(field: ContactField, value: string): string {
  const text = value.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const unwanted = field === 'message' ? CONTROL_CHARACTERS : CONTROL_CHARACTERS_AND_LINES;
  return text.replace(unwanted, ' ').trim();
}

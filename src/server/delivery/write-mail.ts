import type { ContactField } from '../../contract/contact-message.ts';
import type { Outgoing } from './sink.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string;
}

/** What stands above the text, in this order. */
const HEAD: Readonly<Record<Exclude<ContactField, 'firstName' | 'lastName' | 'message'>, string>> =
  {
    name: 'Name:',
    email: 'Email:',
    phone: 'Phone:',
    subject: 'Subject:',
  };

/**
 * What a message looks like as mail. The visitor's words are in the text only; the one header that
 * is the visitor's own, Reply-To, is an address that was checked.
 */
export function writeMail({ id, receivedAt, fields }: Outgoing): Mail {
  const name = 'name' in fields ? fields.name : `${fields.firstName} ${fields.lastName}`;
  const values: Readonly<Record<string, string | undefined>> = { ...fields, name };
  const lines = [
    ...Object.entries(HEAD)
      .filter(([field]) => values[field])
      .map(([field, label]) => `${label.padEnd(9)} ${values[field]}`),
    '',
    fields.message,
    '',
    '-- ',
    `Received ${receivedAt} through the contact form. Message ${id}`,
  ];
  return {
    subject: `Website message ${id.slice(0, 8)}`,
    text: lines.join('\n'),
    replyTo: fields.email,
  };
}

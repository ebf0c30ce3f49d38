import type { Outgoing } from './sink.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string;
}

/**
 * What a message looks like as mail. The visitor's words are in the text only; the one header that
 * is the visitor's own, Reply-To, is an address that was checked.
 */
export function writeMail({ id, receivedAt, fields }: Outgoing): Mail {
  const name = 'name' in fields ? fields.name : `${fields.firstName} ${fields.lastName}`;
  const lines = [
    `Name:     ${name}`,
    `Email:    ${fields.email}`,
    ...(fields.phone ? [`Phone:    ${fields.phone}`] : []),
    `Subject:  ${fields.subject}`,
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

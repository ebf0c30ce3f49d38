import { expect, it } from 'vitest';
import { parseContactMessage } from '../../src/contract/contact-message.ts';
import { writeMail } from '../../src/server/delivery/write-mail.ts';
import { named, standard } from './support/messages.ts';

const SENT = {
  id: 'a1b2c3d4-0000',
  receivedAt: '2026-11-21T10:00:00.000Z',
  status: 'new',
  suspicion: null,
} as const;

it.each([standard, named, { ...named, phone: '(361) 555-0110' }])(
  'is read, and stands in the mail: %j',
  (fields) => {
    expect(parseContactMessage(fields)).toEqual({ ok: true, message: fields });
    const { text } = writeMail({ ...SENT, fields });
    for (const value of Object.values(fields)) expect(text).toContain(value);
  },
);

it('has a line of its own above the text of the mail', () => {
  const { text } = writeMail({ ...SENT, fields: standard });
  expect(text.split('\n').slice(0, 6)).toEqual([
    'Name:     Rosa Delgado',
    'Email:    rosa@harbor-feed.example',
    'Phone:    (361) 555-0110',
    'Subject:  New phones',
    '',
    'We need twelve phones.',
  ]);
});

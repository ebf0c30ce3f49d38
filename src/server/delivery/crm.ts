import type { ContactField } from '../../contract/contact-message.ts';
import { PATIENCE, postJson } from './post-json.ts';
import type { Outgoing, Sink } from './sink.ts';

const NAMES: Readonly<Record<ContactField, string>> = {
  firstName: 'firstname',
  lastName: 'lastname',
  name: 'firstname',
  email: 'email',
  phone: 'phone',
  subject: 'subject',
  message: 'message',
};

/** Submits messages to the form address of a customer management system. */
export function createCrmSink(url: URL): Sink {
  return {
    name: 'crm',
    patience: PATIENCE,
    async deliver(message, signal) {
      const headers = { 'idempotency-key': message.id };
      await postJson(url, JSON.stringify(toSubmission(message)), headers, signal);
    },
    close: () => {},
  };
}

/** The common shape of such forms: a list of names and values, and the time of the submit. */
function toSubmission({ id, receivedAt, fields }: Outgoing) {
  const given = Object.entries(fields).map(([name, value]) => ({
    name: NAMES[name as ContactField],
    value: value as string,
  }));
  return {
    submittedAt: Date.parse(receivedAt),
    fields: [...given, { name: 'message_id', value: id }],
  };
}

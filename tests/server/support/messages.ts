import type { StandardMessage } from '../../../src/contract/contact-message.ts';

export const standard: StandardMessage = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  email: 'rosa@harbor-feed.example',
  phone: '(361) 555-0110',
  subject: 'New phones',
  message: 'We need twelve phones.\nBy March, please.',
};

export const named = {
  name: 'Rosa Delgado',
  email: 'rosa@harbor-feed.example',
  subject: 'Cybersecurity',
  message: 'Somebody clicked on something.',
};

/** Posts JSON as a script would: without the headers that only a browser sends. */
export function postJson(
  origin: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Posts what a form sends without JavaScript. */
export function postForm(origin: string, fields: Record<string, string>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(`${origin}/api/contact`, { method: 'POST', body });
}

/** Posts what somebody else's form sends, of the kind that forms have if nobody says otherwise. */
export function postPlainForm(origin: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${origin}/api/contact`, { method: 'POST', body: new URLSearchParams(fields) });
}

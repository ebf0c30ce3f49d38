import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { standard } from '../support/messages.ts';
import { sendRaw } from '../support/raw.ts';
import { BODY, post, useServer } from './running-server.ts';

const server = useServer();

/** A connection that the server ends just now is no answer: the second try opens a new one. */
async function postText(body: string, type: string): Promise<Response> {
  const send = async (): Promise<Response> => {
    const headers = { 'content-type': type };
    const answer = await fetch(`${server().origin}/api/contact`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer;
  };
  return send().catch(send);
}

/** A form as a browser writes it, except that nothing is escaped. */
function writeMultipart(fields: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fields).map(([name, value]) => {
    return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  });
  return `${parts.join('')}--x--\r\n`;
}

describe('bodies of any kind', () => {
  it('never are our fault', async () => {
    const name = fc.oneof(
      fc.constantFrom(...Object.keys(standard), '__proto__', 'constructor', 'name', 'faxNumber'),
      fc.string(),
    );
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc.dictionary(name, fc.jsonValue()).map((value) => JSON.stringify(value)),
      fc.dictionary(name, fc.string({ unit: 'binary' })).map((value) => JSON.stringify(value)),
      fc.dictionary(name, fc.string()).map(writeMultipart),
    );
    const type = fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    );
    await fc.assert(
      fc.asyncProperty(body, type, async (text, contentType) => {
        const answer = await postText(text, contentType);
        expect([201, 400]).toContain(answer.status);
      }),
      { numRuns: inject('runs') },
    );
  });

  it.each([
    ['text/plain', 415],
    ['multipart/form-data; boundary=x', 400],
    ['multipart/form-data', 400],
    ['multipart/mixed; boundary=x', 415],
    ['application/xml', 415],
    ['', 415],
    ['application/json; charset=utf-8', 201],
  ])('of type "%s" are answered %i', async (type, status) => {
    const answer = await fetch(`${server().origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: BODY,
    });
    expect(answer.status).toBe(status);
  });

  it.each([
    ['that name a prototype', '{"__proto__": {"x": 1}}', 400],
    ['that name a constructor', '{"constructor": {"prototype": {"x": 1}}}', 400],
    ['that break off', '{"firstName": "half', 400],
    ['without anything in them', '', 400],
    ['of 5,000 lists in each other', `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
    ['of 33 kB', JSON.stringify({ ...standard, message: 'x'.repeat(33_000) }), 413],
  ])('%s are answered as they should be', async (_what, body, status) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server().origin}/api/contact`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) });
    if (status === 413) expect(answer.headers.get('connection')).toBe('close');
  });

  it('are counted while they arrive, whatever they promise', async () => {
    const start = post('Transfer-Encoding: chunked\r\n', '');
    const { status } = await sendRaw(
      server().port,
      start + `1000\r\n${'x'.repeat(4096)}\r\n`.repeat(10),
    );
    expect(status).toBe(413);
  });
});

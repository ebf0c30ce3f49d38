import { expect, it } from 'vitest';
import { formExtras } from '../../src/contract/contact-message.ts';
import { createFormTokens } from '../../src/server/security/form-token.ts';
import { openMessageApp } from './support/message-app.ts';
import { postJson, standard } from './support/messages.ts';
import { withFolder } from './support/start-server.ts';

it('takes a key of 128 characters and none that is longer', () =>
  withFolder(async (folder) => {
    const { app } = await openMessageApp({ DATA_FOLDER: folder });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const send = async (length: number) =>
      (await postJson(origin, standard, { 'idempotency-key': 'k'.repeat(length) })).status;
    expect([await send(128), await send(129)]).toEqual([201, 400]);
    await app.close();
  }));

it('takes two messages by JSON without a key as two, also from one document', () =>
  withFolder(async (folder) => {
    const { app } = await openMessageApp({ DATA_FOLDER: folder, FORM_SECRET: 'x'.repeat(32) });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const token = createFormTokens('x'.repeat(32)).issue(Date.now() - 60_000);
    const body = { ...standard, [formExtras.token]: token };
    const statuses = [await postJson(origin, body), await postJson(origin, body)];
    expect(statuses.map(({ status }) => status)).toEqual([201, 201]);
    await app.close();
  }));

import { createHmac } from 'node:crypto';
import { PATIENCE, postJson } from './post-json.ts';
import type { Sink } from './sink.ts';

/**
 * Posts messages to a webhook. `Webhook-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256 of
 * `<seconds>.<body>` under the secret; `Idempotency-Key` is the message's id at every try.
 */
export function createWebhookSink(url: URL, secret: string): Sink {
  return {
    name: 'webhook',
    patience: PATIENCE,
    async deliver(message, signal) {
      const { id, receivedAt, fields } = message;
      const body = JSON.stringify({ id, receivedAt, fields });
      const time = Math.floor(Date.now() / 1000);
      const signature = signWebhook(body, time, secret);
      const headers = {
        'webhook-signature': `t=${time},v1=${signature}`,
        'idempotency-key': message.id,
      };
      await postJson(url, body, headers, signal);
    },
    close: () => {},
  };
}

/** The signature of a body at a time, in seconds since 1970. */
export function signWebhook(body: string, time: number, secret: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}

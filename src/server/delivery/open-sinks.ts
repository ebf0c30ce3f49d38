import type { Config } from '../config/read-config.ts';
import { createCrmSink } from './crm.ts';
import type { Sink } from './sink.ts';
import { createSmtpSink } from './smtp.ts';
import { createWebhookSink } from './webhook.ts';

/** Names of the sinks that the configuration switches on. */
export function configuredSinks({ smtpUrl, webhookUrl, crmUrl }: Config): Sink['name'][] {
  return [
    ...(smtpUrl ? (['smtp'] as const) : []),
    ...(webhookUrl ? (['webhook'] as const) : []),
    ...(crmUrl ? (['crm'] as const) : []),
  ];
}

/** Opens every sink that the configuration switches on; by default there is none. */
export function openSinks(config: Config): Sink[] {
  const { smtpUrl, mailFrom, mailTo, webhookUrl, webhookSecret, crmUrl } = config;
  return [
    ...(smtpUrl && mailFrom && mailTo
      ? [createSmtpSink({ url: smtpUrl, from: mailFrom, to: mailTo })]
      : []),
    ...(webhookUrl && webhookSecret ? [createWebhookSink(webhookUrl, webhookSecret)] : []),
    ...(crmUrl ? [createCrmSink(crmUrl)] : []),
  ];
}

import type { Config } from '../config/read-config.ts';
import { createCrmSink } from './crm.ts';
import type { Sink } from './sink.ts';
import { createSmtpSink } from './smtp.ts';
import { createWebhookSink } from './webhook.ts';

/** How each sink is opened; null while the configuration does not switch it on. */
const OPEN: Readonly<Record<Sink['name'], (config: Config) => Sink | null>> = {
  smtp: ({ smtpUrl: url, mailFrom: from, mailTo: to }) =>
    url && from && to ? createSmtpSink({ url, from, to }) : null,
  webhook: ({ webhookUrl: url, webhookSecret: secret }) =>
    url && secret ? createWebhookSink(url, secret) : null,
  crm: ({ crmUrl: url }) => (url ? createCrmSink(url) : null),
};

/** Opens every sink that the configuration switches on; by default there is none. */
export function openSinks(config: Config): Sink[] {
  return Object.values(OPEN)
    .map((open) => open(config))
    .filter((sink) => sink !== null);
}

/** Names of the sinks that the configuration switches on. None of them connects before it sends. */
export function configuredSinks(config: Config): Sink['name'][] {
  return openSinks(config).map(({ name }) => name);
}

import { networks } from './networks.ts';
import {
  address,
  hidden,
  integer,
  line,
  mailbox,
  mailServer,
  oneOf,
  optional,
  secret,
  setting,
  webAddress,
  webFolder,
} from './setting.ts';

/** Every setting of the server, once. `docs/operations.md` shows the same table. */
export const settings = {
  port: setting('PORT', '8080', integer(0, 65_535), 'Where the server listens; 0: any free port.'),
  host: setting('HOST', '0.0.0.0', line, 'The network interface it listens on.'),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    optional(webAddress),
    'The address that visitors use. With https the answers demand https from then on.',
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    '0',
    integer(0, 5),
    'How many proxies of ours stand before the server and add X-Forwarded-For.',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    'How much is logged. Personal data never is.',
  ),
  dataFolder: setting(
    'DATA_FOLDER',
    'data',
    line,
    'The folder of the embedded database, on a local disk. Relative to the checkout.',
  ),
  databaseUrl: hidden(
    setting(
      'DATABASE_URL',
      '',
      optional(address('postgres:', 'postgresql:')),
      'A PostgreSQL database instead of the embedded one, for several servers.',
    ),
  ),
  retentionDays: setting(
    'RETENTION_DAYS',
    '365',
    integer(1, 3650),
    'Messages are deleted after so many days. The privacy page states the number.',
  ),
  minimumDisk: setting(
    'MINIMUM_DISK_MB',
    '100',
    integer(0, 1_000_000),
    'With less free disk space than this the server reports that it is not ready.',
  ),
  limitPerMinute: setting(
    'CONTACT_LIMIT_PER_MINUTE',
    '5',
    integer(1, 100_000),
    'Messages that one IPv4 address or IPv6 /56 network may send in a minute.',
  ),
  limitPerHour: setting(
    'CONTACT_LIMIT_PER_HOUR',
    '20',
    integer(1, 1_000_000),
    'The same for an hour.',
  ),
  limitExempt: setting(
    'CONTACT_LIMIT_EXEMPT',
    '127.0.0.0/8, ::1',
    networks,
    'Networks that these limits do not count: the machine itself.',
  ),
  minimumSeconds: setting(
    'CONTACT_MINIMUM_SECONDS',
    '3',
    integer(0, 60),
    'A form that was filled in faster than this is set aside as suspect.',
  ),
  formSecret: hidden(
    setting(
      'FORM_SECRET',
      '',
      optional(secret),
      'Signs the time at which a form was opened; several servers need the same one. Random when empty.',
    ),
  ),
  rulesSecret: hidden(
    setting(
      'RULES_SECRET',
      '',
      optional(secret),
      'Signs the links under which staff see drafts and look behind the pages. Empty: there are none.',
    ),
  ),
  smtpUrl: hidden(
    setting(
      'SMTP_URL',
      '',
      optional(mailServer),
      'The mail server that takes messages: smtps://user:password@mail.example:465.',
    ),
  ),
  mailFrom: setting(
    'MAIL_FROM',
    '',
    optional(mailbox),
    'Our own address as sender; needed with SMTP_URL. The visitor is in Reply-To.',
  ),
  mailTo: setting('MAIL_TO', '', optional(mailbox), 'Who reads the mail; needed with SMTP_URL.'),
  webhookUrl: hidden(
    setting(
      'WEBHOOK_URL',
      '',
      optional(webAddress),
      'Each message is posted here as JSON, signed.',
    ),
  ),
  webhookSecret: hidden(
    setting(
      'WEBHOOK_SECRET',
      '',
      optional(secret),
      'The key of the signature; needed with WEBHOOK_URL.',
    ),
  ),
  crmUrl: hidden(
    setting(
      'CRM_URL',
      '',
      optional(webAddress),
      'The form address of a customer management system that takes { fields: [{ name, value }] }.',
    ),
  ),
  deliveryAttempts: setting(
    'DELIVERY_ATTEMPTS',
    '17',
    integer(1, 50),
    'How often a delivery is tried before it waits for a person. Seventeen tries take about a day.',
  ),
  contentSource: setting(
    'CONTENT_SOURCE',
    'files',
    oneOf('files', 'http', 'wordpress'),
    'Where page bodies come from: the content folder, a server with the same API, or WordPress.',
  ),
  contentUrl: setting(
    'CONTENT_URL',
    '',
    optional(webFolder),
    'The address of that server; needed unless CONTENT_SOURCE is files.',
  ),
  contentSeconds: setting(
    'CONTENT_CACHE_SECONDS',
    '60',
    integer(0, 86_400),
    'So long a fetched page counts as fresh.',
  ),
} as const;

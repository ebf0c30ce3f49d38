import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { SiteData } from '../contract/site.ts';
import type { Config } from './config/read-config.ts';
import type { ContactOptions } from './contact/contact-options.ts';
import { takeMultipart } from './contact/read-multipart.ts';
import { openRooms } from './contact/take-room.ts';
import type { ContentSource } from './content/content-source.ts';
import type { Outbox } from './delivery/outbox.ts';
import type { Documents } from './documents.ts';
import { ENCODINGS } from './encoding/compress.ts';
import { answerError, handleErrors } from './handle-errors.ts';
import { logRequests } from './log-requests.ts';
import type { Logger } from './log.ts';
import type { MessageStore } from './messages/message-store.ts';
import { keepMessages } from './messages/keep-messages.ts';
import { openPrerender } from './prerender/open-prerender.ts';
import { addAnswerStyles } from './routes/answer-styles.ts';
import { addClient } from './routes/client.ts';
import { addContact } from './routes/contact.ts';
import { addCspReport } from './routes/csp-report.ts';
import { addHealth } from './routes/health.ts';
import { addPages } from './routes/pages.ts';
import { addPrepared } from './routes/prepared.ts';
import { addRobots } from './routes/robots.ts';
import { addLiveRules } from './routes/rules-live.ts';
import { addSitemap } from './routes/sitemap.ts';
import type { RulesDesk } from './rules/rules-desk.ts';
import type { RulesStore } from './rules/rules-store.ts';
import { answerBrokenRequest } from './security/answer-broken-request.ts';
import { createHttpServer } from './security/create-http-server.ts';
import { documentPolicy } from './security/document-policy.ts';
import { createFormTokens, type FormTokens } from './security/form-token.ts';
import { writeHeaders } from './security/headers.ts';
import { secureTest } from './security/is-secure.ts';
import { createRateLimiter } from './security/rate-limit.ts';

export interface AppOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly content: ContentSource;
  readonly rules: RulesStore;
  /** For whoever writes rules on this machine; left out where visitors come. */
  readonly desk?: Pick<RulesDesk, 'root'> | null;
  readonly site: SiteData;
  readonly store: MessageStore;
  readonly outbox: Outbox;
  /** The folder of the built client; null when somebody else serves it. */
  readonly clientFolder: string | null;
}

/** The most bytes that a request may carry: a message of any script fits. */
const MOST_BYTES = 32 * 1024;

/** The most letters of a part of an address, encoded: the sources of content take 200. */
const LONGEST_PART = 2_000;

/** The whole server, apart from its port. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, log, site, content, rules, store, outbox, clientFolder } = options;
  const isSecure = secureTest(config.publicUrl, config.trustedProxies);
  const app = createInstance(options, isSecure);
  const documents: Documents = {
    site,
    styles: [],
    policy: (nonce, { raw }) => documentPolicy({ nonce, isSecure: isSecure(raw), crm: site.crm }),
    writeTags: () => '',
  };
  app.decorate('documents', documents);
  app.addHook('onRequest', async ({ raw }, reply) => writeHeaders(reply.raw, isSecure(raw)));
  logRequests(app);
  handleErrors(app);
  await app.register(compress, { encodings: [...ENCODINGS, 'identity'] });
  await app.register(formbody, { bodyLimit: MOST_BYTES });
  takeMultipart(app, MOST_BYTES);
  const tokens = createFormTokens(config.formSecret);
  addPages(app, content);
  const desk = options.desk ? { ...options.desk, site, content } : null;
  await addLiveRules(app, { rules, config, isSecure, desk });
  addHealth(app, options);
  addCspReport(app, site);
  addRobots(app, site);
  addSitemap(app, site, content);
  addAnswerStyles(app);
  addContact(app, contactOptions(options, tokens));
  const prerender = await openPrerender(options);
  addPrepared(app, prerender);
  if (clientFolder !== null) {
    await addClient(app, { clientFolder, site, content, rules, tokens, prerender });
  }
  keepMessages(app, { store, outbox, retentionDays: config.retentionDays, log });
  return app;
}

/** The framework, as strict as a public server must be. */
function createInstance(
  { config, log }: AppOptions,
  isSecure: (request: IncomingMessage) => boolean,
): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    bodyLimit: MOST_BYTES,
    routerOptions: {
      ignoreTrailingSlash: true,
      caseSensitive: false,
      maxParamLength: LONGEST_PART,
    },
    serverFactory: (handler) => createHttpServer(handler, isSecure),
    clientErrorHandler: (error, socket) =>
      answerBrokenRequest(error, socket, config.publicUrl?.protocol === 'https:'),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  return app;
}

function contactOptions({ config, store, outbox }: AppOptions, tokens: FormTokens): ContactOptions {
  const limiter = createRateLimiter([
    { most: config.limitPerMinute, seconds: 60 },
    { most: config.limitPerHour, seconds: 3600 },
  ]);
  return {
    store,
    sinks: outbox.sinks,
    tokens,
    takeRoom: openRooms({ store, limiter, limitExempt: config.limitExempt }),
    minimumSeconds: config.minimumSeconds,
    publicUrl: config.publicUrl,
    onStored: () => outbox.wake(),
  };
}

import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normalizePath, resolveRoute } from '../../contract/routes.ts';
import type { SiteData } from '../../contract/site.ts';
import { rulesOfToday } from '../../contract/today.ts';
import type { ContentSource } from '../content/content-source.ts';
import { findStyles, readClientTemplate } from '../client-template.ts';
import { encodeAddress, plainPath, withQuery } from '../encode-address.ts';
import { COMPRESSED_FILES } from '../encoding/compress-files.ts';
import { chooseEncoding } from '../encoding/choose-encoding.ts';
import { sendPieces } from '../encoding/send-pieces.ts';
import { findPage } from '../find-page.ts';
import { findRedirect } from '../find-redirect.ts';
import { sayLater } from '../say-later.ts';
import type { RulesStore } from '../rules/rules-store.ts';
import { reportingEndpoints } from '../security/document-policy.ts';
import type { FormTokens } from '../security/form-token.ts';
import { keepWarm } from '../prerender/keep-warm.ts';
import type { PrerenderOrNull } from '../prerender/open-prerender.ts';
import type { PrerenderedPage } from '../prerender/prerendered-page.ts';
import { wantsDocument } from '../wants-document.ts';
import {
  openDocuments,
  type PrepareDocument,
  type PreparedDocument,
  type Visit,
} from '../write-document.ts';
import { writeHead } from '../write-head.ts';

export interface ClientOptions {
  /** The folder of the built client. */
  readonly clientFolder: string;
  readonly site: SiteData;
  readonly content: ContentSource;
  readonly rules: RulesStore;
  readonly tokens: FormTokens;
  readonly prerender: PrerenderOrNull;
}

const HASHED = /\/assets\//;
/**
 * An address that names a file: who fetches it for a page, and finds none, need not get the 404
 * page. Old pages may end in .html or .php.
 */
const FILE = /\.(?!html?$|php$|aspx?$)\w+$/i;
const API = /^\/api(?:\/|$)/i;

/** The built client: its files, and its one document for every page. Unknown pages answer 404. */
export async function addClient(app: FastifyInstance, options: ClientOptions): Promise<void> {
  const { clientFolder } = options;
  const template = await readClientTemplate(clientFolder);
  const documents = rememberDocuments(openDocuments(template, options.site), options.site);
  app.documents = { ...app.documents, styles: findStyles(template.html) };
  const closing = new AbortController();
  app.addHook('onListen', async () => keepWarm(options, closing.signal));
  app.addHook('onClose', async () => closing.abort());
  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    globIgnore: ['index.html', ...COMPRESSED_FILES],
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders(reply, path) {
      // Those for staff say already that nobody may keep them.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl(path));
    },
  });
  app.get('/*', async (request, reply) => {
    // Not as the router reads it: that decodes it, and takes a slash that is encoded for one that divides.
    const { address: path, query } = splitUrl(request.url);
    const isPart = FILE.test(path) && !wantsDocument(request.raw);
    if (isPart || API.test(path)) return reply.callNotFound();
    const rules = rulesOfToday(options.rules.current(), options.site.timeZone);
    const target = findRedirect(path, options.site, rules);
    if (target !== null) return redirect(reply, withQuery(target, query));
    const page = await options.prerender(plainPath(path));
    // What was prepared earlier is shown although its source is down.
    const found = page?.view ? 'there' : await findPage(path, options.site, options.content);
    const exists = found !== 'missing';
    if (exists && plainPath(path) !== path) return redirect(reply, plainPath(path) + query);
    if (found !== 'there') refuseToIndex(reply, found);
    const document = documents(exists ? path : null, page);
    if (template.font) reply.header('link', askForFont(template.font));
    const nonce = randomBytes(16).toString('base64');
    const token = options.tokens.issue(Date.now());
    const tags = app.documents.writeTags(request, reply);
    return sendDocument(request, reply, document, { nonce, token, tags });
  });
}

/** The screen is one that search engines shall not keep, nor take for the page that they know. */
function refuseToIndex(reply: FastifyReply, found: 'missing' | 'unknown'): void {
  reply.header('x-robots-tag', 'noindex');
  if (found === 'missing') reply.code(404);
  else sayLater(reply);
}

/** Prepares a page's document once, for as long as the page stays as it is. */
function rememberDocuments(prepare: PrepareDocument, site: SiteData) {
  const known = new WeakMap<PrerenderedPage, Map<string | null, PreparedDocument>>();
  const make = (path: string | null, page: PrerenderedPage | null): PreparedDocument =>
    prepare({ head: writeHead(path === null ? null : resolveRoute(path, site), site), page });
  return (path: string | null, page: PrerenderedPage | null): PreparedDocument => {
    if (!page) return make(path, page);
    const place = path && normalizePath(path);
    const ofPage = known.get(page) ?? new Map<string | null, PreparedDocument>();
    const document = ofPage.get(place) ?? make(path, page);
    known.set(page, ofPage.set(place, document));
    return document;
  };
}

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: PreparedDocument,
  visit: Visit,
): FastifyReply {
  reply
    .header('content-security-policy', request.server.documents.policy(visit.nonce, request))
    .header('reporting-endpoints', reportingEndpoints)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  const encoding = chooseEncoding(request, ['gzip']);
  if (encoding === null) return sendPieces(document.writeFor(visit), reply);
  return sendPieces(document.writeGzipFor(visit), reply.header('content-encoding', encoding));
}

/** Has the font on its way before the document is read, so that its first text is laid out once. */
function askForFont(address: string): string {
  return `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
}

function cacheControl(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** For good, but not for longer than the rule says so. */
function redirect(reply: FastifyReply, target: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(encodeAddress(target), 301);
}

function splitUrl(url: string): { readonly address: string; readonly query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { address: url, query: '' } : { address: url.slice(0, at), query: url.slice(at) };
}

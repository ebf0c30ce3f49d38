import type { FastifyInstance } from 'fastify';
import type { SiteData } from '../../contract/site.ts';
import { createRateLimiter, senderOf } from '../security/rate-limit.ts';
import { listedTest } from '../site-paths.ts';

const TYPES = ['application/csp-report', 'application/reports+json'];

/** `POST /api/csp-report`: what a browser refused to do on one of our pages goes to the log. */
export function addCspReport(app: FastifyInstance, site: SiteData): void {
  const isListed = listedTest(site);
  const limiter = createRateLimiter([{ most: 20, seconds: 60 }]);
  app.register(async (scope) => {
    scope.addContentTypeParser(TYPES, { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post<{ Body: string }>('/api/csp-report', async (request, reply) => {
      const isQuiet = limiter.take(senderOf(request.ip), Date.now()) === 0;
      if (isQuiet)
        for (const line of readReports(request.body, isListed)) request.log.warn(line, 'refused');
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

interface Report {
  readonly directive: string;
  readonly blocked: string;
  /** Null when it is not one of the site's. */
  readonly path: string | null;
}

function readReports(text: string, isListed: (path: string) => boolean): Report[] {
  const parsed = parse(text);
  const reports: unknown[] = Array.isArray(parsed) ? parsed.slice(0, 10) : [parsed];
  return reports.flatMap((report) => {
    const body = field(report, 'csp-report') ?? field(report, 'body');
    if (typeof body !== 'object' || body === null) return [];
    return [
      {
        directive: keyword(word(body, 'effective-directive') || word(body, 'effectiveDirective')),
        blocked: place(word(body, 'blocked-uri') || word(body, 'blockedURL')),
        path: pageOf(word(body, 'document-uri') || word(body, 'documentURL'), isListed),
      },
    ];
  });
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return null;
  }
}

function field(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isObject ? (value as Record<string, unknown>)[name] : undefined;
}

function word(value: object, name: string): string {
  const found = field(value, name);
  return typeof found === 'string' ? found.slice(0, 300) : '';
}

/** A word such as `script-src-elem` or `inline`; anybody can send any other text, for the log to show. */
function keyword(text: string): string {
  return /^[a-z-]{1,40}$/.test(text) ? text : '';
}

/** The page that was shown; where there is none, its address may hold what somebody typed. */
function pageOf(text: string, isListed: (path: string) => boolean): string | null {
  const path = URL.canParse(text) ? new URL(text).pathname : '';
  return isListed(path) ? path : null;
}

/** A web address without its query, and of any other its kind alone: the rest could speak of a person. */
function place(text: string): string {
  if (!URL.canParse(text)) return keyword(text);
  const { origin, pathname, protocol } = new URL(text);
  if (origin === 'null') return protocol;
  return `${origin}${pathname}`.slice(0, 200);
}

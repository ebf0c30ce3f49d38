import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { wantsDocument } from '../wants-document.ts';
import { writeHeaders } from './headers.ts';
import { mendAddress } from './mend-address.ts';
import { refuseMalformed } from './refuse-malformed.ts';

/** Milliseconds and counts that keep slow and greedy clients from starving the others. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  requireHostHeader: false,
} as const;

/** Requests on one connection; the answer to the last one closes it. */
const MOST_REQUESTS = 1000;

/**
 * Open at the same time: three times the pages that may listen for new rules, so that those never
 * keep anybody else out, and fewer than the files that deploy/site.service lets the process open.
 */
const MOST_CONNECTIONS = 6000;

/**
 * Milliseconds without a byte on its way, after which a connection is closed. Event streams send a
 * sign of life more often, and a download that is read moves, however slowly.
 */
const IDLE = 60_000;

/**
 * Node's server, with limits and with the security headers on every answer, also on those that
 * no route gives.
 * @param idle milliseconds after which a connection on which nothing moves is closed
 */
export function createHttpServer(
  handler: RequestListener,
  isSecure: (request: IncomingMessage) => boolean,
  idle = IDLE,
): Server {
  const served = new WeakMap<Socket, number>();
  const server = createServer(LIMITS, (request, response) => {
    const requests = (served.get(request.socket) ?? 0) + 1;
    served.set(request.socket, requests);
    // Node's own limit leaves the connection open and answers 503 to all that follows.
    if (requests >= MOST_REQUESTS) response.shouldKeepAlive = false;
    writeHeaders(response, isSecure(request));
    const refused = refuseMalformed(request);
    const meant = refused && wantsDocument(request) ? mendAddress(request.url ?? '') : null;
    if (meant !== null) lead(response, meant);
    else if (refused) refuse(response, refused.status, refused.message);
    else handler(request, response);
  });
  server.maxHeadersCount = 100;
  server.timeout = idle;
  server.maxConnections = MOST_CONNECTIONS;
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    writeHeaders(response, isSecure(request));
    refuse(response, 417, 'This expectation cannot be met.');
  });
  return server;
}

/** Whoever keeps answers on the way would keep these without a word about it. */
const AHEAD_OF_ROUTES = { 'cache-control': 'no-store', connection: 'close' } as const;

function lead(response: ServerResponse, location: string): void {
  response.writeHead(301, { ...AHEAD_OF_ROUTES, location }).end();
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {
    ...AHEAD_OF_ROUTES,
    'content-type': 'application/json; charset=utf-8',
    ...(status === 405 && { allow: 'GET, HEAD, POST' }),
  });
  response.end(JSON.stringify({ message }));
}

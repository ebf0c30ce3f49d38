import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface HookCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HookServer {
  readonly url: string;
  readonly calls: readonly HookCall[];
  /** How many were left without an answer. */
  unanswered(): number;
  /**
   * The status of the next answers; 0: none comes.
   * @param retryAfter what they say of the next try
   */
  behave(status: number, retryAfter?: string): void;
  close(): Promise<void>;
}

/** Where an answer 3xx leads: what arrives there was sent on without leave. */
const ELSEWHERE = '/elsewhere';

/** Another firm's server that messages are posted to. */
export async function startHookServer(): Promise<HookServer> {
  const calls: HookCall[] = [];
  let status = 200;
  let more: Readonly<Record<string, string>> = {};
  let unanswered = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (status === 0) {
        unanswered += 1;
        return;
      }
      if (request.url === ELSEWHERE) {
        calls.push({ headers: request.headers, body });
        return void response.end('{}');
      }
      if (status < 300) calls.push({ headers: request.headers, body });
      response.writeHead(status, { location: ELSEWHERE, ...more }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`,
    calls,
    unanswered: () => unanswered,
    behave(next, retryAfter) {
      status = next;
      more = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

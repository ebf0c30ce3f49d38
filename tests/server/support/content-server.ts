import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface ContentServer {
  readonly url: URL;
  /** Addresses that were asked for. */
  readonly asked: string[];
  answer(handler: Handler): void;
  close(): Promise<void>;
}

/** A server that page bodies come from. */
export async function startContentServer(first: Handler): Promise<ContentServer> {
  let handler = first;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`),
    asked,
    answer: (next) => (handler = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers JSON. */
export function sendJson(response: ServerResponse, json: unknown, headers = {}): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(json));
}

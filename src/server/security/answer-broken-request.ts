import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { headerLines } from './headers.ts';

const ANSWERS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Content Too Large', 'The request is too large.'],
};
const BROKEN = ['400 Bad Request', 'The request is not well-formed.'] as const;

/**
 * Answers what was no readable request, with the same headers as everything else.
 * @param isSecure true when visitors use https: what cannot be read does not tell it
 */
export function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  isSecure: boolean,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const [status, message] = ANSWERS[error.code ?? ''] ?? BROKEN;
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${status}\r\n${headerLines(isSecure)}` +
      'content-type: application/json; charset=utf-8\r\ncache-control: no-store\r\n' +
      'connection: close\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Node keeps the answer that a connection is busy with there: nothing else may be written into it. */
function isAnswering(socket: Socket): boolean {
  const answer = Reflect.get(socket, '_httpMessage') as ServerResponse | null | undefined;
  return answer?.headersSent ?? false;
}

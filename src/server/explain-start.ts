import { ConfigError } from './config/read-config.ts';
import { StoreRefused } from './messages/database.ts';
import { ContentRefused } from './read-site.ts';

/** What Node says when it cannot listen. */
interface ListenError {
  readonly syscall?: string;
  readonly code?: string;
  readonly port?: number;
}

/**
 * What an operator reads when the server does not start.
 * @returns a sentence for what the operator can change; every other error as it is
 */
export function explainStart(error: unknown, host: string | undefined): unknown {
  if (error instanceof ConfigError) return `The server cannot start.\n${error.message}`;
  if (error instanceof ContentRefused) {
    return `The server cannot start: the content has mistakes.\n${error.message}`;
  }
  if (error instanceof StoreRefused) return `The server cannot start: ${error.message}`;
  const reason = explainListening(error as ListenError, host);
  return reason === null ? error : `The server cannot start: ${reason}`;
}

function explainListening({ syscall, code, port }: ListenError, host = ''): string | null {
  const isHost = syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
  if (isHost) return `HOST is no address of this machine: ${host}.`;
  if (syscall !== 'listen') return null;
  if (code === 'EADDRINUSE') return `port ${port} is taken. PORT chooses another one.`;
  if (code === 'EACCES') {
    return `this user may not listen on port ${port}. PORT chooses another one, from 1024 on.`;
  }
  return `HOST and PORT cannot be listened on (${code}).`;
}

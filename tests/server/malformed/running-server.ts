import { afterAll, beforeAll } from 'vitest';
import { standard } from '../support/messages.ts';
import { startServer, withFolder, type ServerProcess } from '../support/start-server.ts';

/** Without this line no request is well-formed. */
export const HOST = 'Host: site.example\r\n';

/** A message that is well-formed. */
export const BODY = JSON.stringify(standard);

/** A message as it is written to a connection. */
export function post(headers: string, body = BODY): string {
  return `POST /api/contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n${body}`;
}

/** One server for all tests of a file. */
export function useServer(): () => ServerProcess {
  let server: ServerProcess;
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  let ended: Promise<void>;
  beforeAll(async () => {
    ended = withFolder(async (folder) => {
      server = await startServer({ DATA_FOLDER: folder, LOG_LEVEL: 'warn' });
      started.resolve();
      await finished.promise;
      await server.stop('SIGKILL');
    });
    await Promise.race([started.promise, ended]);
  });
  afterAll(async () => {
    finished.resolve();
    await ended;
  });
  return () => server;
}

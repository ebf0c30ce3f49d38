import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests under way have, and after which the process ends in any case. */
const GRACE = 7_000;
const LATEST = 9_500;

/**
 * On SIGINT or SIGTERM: takes no more requests, finishes those under way, and exits with 0. Under
 * npm, Ctrl-C comes twice, from the terminal and from npm: a second signal changes nothing.
 */
export function stopOnSignal(app: FastifyInstance): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
    setTimeout(() => process.exit(1), LATEST).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The server did not stop cleanly.', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

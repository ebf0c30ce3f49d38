import type { FastifyInstance } from 'fastify';

/** Logs each answer by its route: requests of the API at `info`, all others at `debug`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    const level = route.startsWith('/api/') || reply.statusCode >= 500 ? 'info' : 'debug';
    request.log[level](line, 'answered');
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** `GET /answer-page.css`: the look of the pages that answer a form without JavaScript. */
export function addAnswerStyles(app: FastifyInstance): void {
  const file = join(import.meta.dirname, '../answer-page/answer-page.css');
  const styles = readFileSync(file, 'utf8');
  app.get('/answer-page.css', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8');
    return styles;
  });
}

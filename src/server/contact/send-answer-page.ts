import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { reportingEndpoints } from '../security/document-policy.ts';
import type { Answer } from '../answer-page/answer.ts';
import { writeAnswerPage } from '../answer-page/write-answer-page.ts';

/** Answers a form without JavaScript by a page. */
export function sendAnswerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply {
  const { documents } = request.server;
  const nonce = randomBytes(16).toString('base64');
  const page = writeAnswerPage(answer, {
    nonce,
    site: documents.site,
    styles: documents.styles,
    body: request.body,
    key: randomUUID(),
  });
  return reply
    .header('content-security-policy', documents.policy(nonce, request))
    .header('reporting-endpoints', reportingEndpoints)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page);
}

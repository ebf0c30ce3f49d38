import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../contract/page.ts';
import type { ContactErrors } from '../contract/contact-message.ts';
import { isFormPost } from './contact/is-form-post.ts';
import { sendAnswerPage } from './contact/send-answer-page.ts';

/** Tells what is wrong: as JSON, or as a page to whoever sent a form without JavaScript. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
  errors?: ContactErrors,
): FastifyReply {
  reply.code(status);
  // Whoever keeps answers on the way would keep one without a word about it, and a problem passes.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (isFormPost(request)) {
    return sendAnswerPage(request, reply, { kind: 'problem', message, errors: errors ?? {} });
  }
  const body: ApiError & { errors?: ContactErrors } = { message, ...(errors && { errors }) };
  return reply.send(body);
}

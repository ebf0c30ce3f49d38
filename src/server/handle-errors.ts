import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maximumLengths } from '../contract/contact-message.ts';
import { ContentUnavailable } from './content/content-source.ts';
import { StoreUnavailable } from './messages/database.ts';
import { sayLater } from './say-later.ts';
import { sendProblem } from './send-problem.ts';

const NOT_NOW =
  'We cannot take your message at this moment. Please try again in a minute, or call us.';
const NO_PAGE = 'This page cannot be shown at this moment. Please try again in a minute.';
const OUR_FAULT = 'Something went wrong on our side.';

/** What this server says about the errors of the parser and the router. */
const TEXTS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  413: `The message is too long. Please use at most ${maximumLengths.message} characters.`,
  414: 'The address is too long.',
  415: 'Messages are taken as application/json or as a form sends them.',
};

/** An error of whoever serves files: of a part that is not there it tells how long the file is. */
interface FileError extends FastifyError {
  readonly headers?: { readonly 'Content-Range'?: string };
}

/** Turns every error into an answer that says what the sender can do, and no more. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FileError>(answerError);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, 404, 'Not found.'));
}

/** Answers one error. */
export function answerError(
  error: FileError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof StoreUnavailable) {
    request.log.error({ reason: error.message }, 'The message store is not available.');
    return sendProblem(request, sayLater(reply), 503, NOT_NOW);
  }
  if (error instanceof ContentUnavailable) {
    return sendProblem(request, sayLater(reply), 503, NO_PAGE);
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'A request failed.');
  if (status === 413) reply.header('connection', 'close');
  const range = error.headers?.['Content-Range'];
  if (status === 416 && range !== undefined) reply.header('content-range', range);
  return sendProblem(request, reply, status, status >= 500 ? OUR_FAULT : textOf(error, status));
}

function textOf({ message }: FastifyError, status: number): string {
  return TEXTS[status] ?? message.slice(0, 200);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formExtras, parseContactMessage } from '../../contract/contact-message.ts';
import { readExtras, readKey, type FormExtras } from '../contact/read-extras.ts';
import { findSuspicion } from '../contact/find-suspicion.ts';
import type { ContactOptions } from '../contact/contact-options.ts';
import { isFormPost } from '../contact/is-form-post.ts';
import { sendAnswerPage } from '../contact/send-answer-page.ts';
import type { Room } from '../contact/room.ts';
import type { Added } from '../messages/message-store.ts';
import type { NewMessage } from '../messages/message.ts';
import { isCrossSite } from '../security/is-cross-site.ts';
import { sendProblem } from '../send-problem.ts';

const PATH = '/api/contact';
const OTHERS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** `POST /api/contact`: a message, as JSON or as a form without JavaScript sends it. */
export function addContact(app: FastifyInstance, options: ContactOptions): void {
  app.post(PATH, {
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isCrossSite(request.headers, options.publicUrl)) return;
      return sendProblem(request, reply, 403, 'Messages are taken from this site only.');
    },
    handler: (request, reply) => take(request, reply, options),
  });
  app.route({
    method: OTHERS,
    url: PATH,
    exposeHeadRoute: false,
    handler: (request, reply) =>
      sendProblem(request, reply.header('allow', 'POST'), 405, 'This address only takes messages.'),
  });
}

async function take(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ContactOptions,
): Promise<FastifyReply> {
  const parsed = parseContactMessage(request.body);
  const extras = readExtras(request.body);
  const key = readKey(request.headers, extras, options.tokens, isFormPost(request));
  const errors = { ...(parsed.ok ? {} : parsed.errors), ...key.errors, ...extras.errors };
  if (!parsed.ok || Object.keys(errors).length > 0) {
    const message = 'Please check the marked fields.';
    return sendProblem(request, reply, 400, message, errors);
  }
  const room = await options.takeRoom(request.ip, key.value);
  if (room.wait > 0) return refuseForNow(request, reply, room.wait);
  const suspicion = findSuspicion(extras, options.tokens, options.minimumSeconds);
  const status = suspicion === null ? 'new' : 'quarantined';
  const message = { fields: parsed.message, status, suspicion, key: key.value } as const;
  const added = await storeIn(room, message, options);
  if (added.outcome === 'stored') {
    request.log.info({ id: added.id, status, suspicion }, 'A message is stored.');
    options.onStored();
  }
  return answer(request, reply, added, extras);
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  added: Added,
  { variant }: FormExtras,
): FastifyReply {
  if (added.outcome === 'conflict') {
    const message = `This ${formExtras.key} was used for another message.`;
    return sendProblem(request, reply, 422, message);
  }
  reply.code(added.outcome === 'stored' ? 201 : 200);
  if (isFormPost(request)) return sendAnswerPage(request, reply, { kind: 'thanks', variant });
  return reply.send({ success: true, id: added.id });
}

/** Room is taken before, so that many at once do not share it; only what is stored keeps it. */
async function storeIn(
  room: Room,
  message: NewMessage,
  { store, sinks }: ContactOptions,
): Promise<Added> {
  let isStored = false;
  try {
    const added = await store.add(message, sinks);
    isStored = added.outcome === 'stored';
    return added;
  } finally {
    room.leave(isStored);
  }
}

function refuseForNow(request: FastifyRequest, reply: FastifyReply, wait: number): FastifyReply {
  reply.header('retry-after', String(wait));
  const message = 'These are too many messages at once. Please wait a little, or call us.';
  return sendProblem(request, reply, 429, message);
}

import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { describeProblems } from '../print-diagnostics.ts';
import type { PreviewAccess } from '../rules/preview-access.ts';
import type { RulesState, RulesStore } from '../rules/rules-store.ts';
import { senderOf } from '../security/rate-limit.ts';

export interface EventsOptions {
  readonly rules: RulesStore;
  readonly access: PreviewAccess;
  /** Whether pages also hear what is wrong with the rules. */
  readonly tellsProblems: boolean;
  /** So many pages can listen at the same time; all others learn of new rules when they are opened. */
  readonly mostListeners?: number;
  /** So many of them can belong to one sender: a few tabs of everybody in an office. */
  readonly mostOfOneSender?: number;
  /** Milliseconds between signs of life, which also find out who has gone. */
  readonly heartbeat?: number;
}

interface Listener {
  readonly response: ServerResponse;
  readonly sender: string;
  readonly showsDrafts: boolean;
}

/** Unread bytes after which a listener counts as gone. */
const MOST_UNREAD = 64 * 1024;

/** `GET /rules/events`: tells pages that are open the hash of the live rules, at once and after each change. */
export function addRulesEvents(app: FastifyInstance, options: EventsOptions): void {
  const { rules, access, heartbeat = 25_000 } = options;
  const listeners = new Set<Listener>();

  const tell = (listener: Listener): void => send(listener, newsFor(listener, options));
  const stop = rules.subscribe(() => listeners.forEach(tell));
  const timer = setInterval(() => listeners.forEach((one) => send(one, ':\n\n')), heartbeat);
  timer.unref();

  app.get('/rules/events', async (request, reply) => {
    const sender = senderOf(request.ip);
    // 204 tells an EventSource not to come back.
    if (!hasRoom(listeners, sender, options)) return reply.code(204).send();
    reply.hijack();
    const response = reply.raw;
    const listener = { response, sender, showsDrafts: access.showsDrafts(request) };
    response.on('close', () => listeners.delete(listener));
    response.writeHead(200, HEADERS);
    if (request.method === 'HEAD') return response.end();
    listeners.add(listener);
    response.write('retry: 5000\n\n');
    tell(listener);
  });

  app.addHook('preClose', async () => {
    stop();
    clearInterval(timer);
    for (const { response } of listeners) response.end();
  });
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** The count of one sender keeps a single machine from taking the places of all others. */
function hasRoom(
  listeners: ReadonlySet<Listener>,
  sender: string,
  options: EventsOptions,
): boolean {
  const { mostListeners = 2000, mostOfOneSender = 50 } = options;
  const same = [...listeners].filter((listener) => listener.sender === sender);
  return listeners.size < mostListeners && same.length < mostOfOneSender;
}

function newsFor({ showsDrafts }: Listener, { rules, tellsProblems }: EventsOptions): string {
  const { hash } = showsDrafts ? rules.preview() : rules.current();
  const news = tellsProblems ? { hash, ...readProblem(rules.state()) } : { hash };
  return `event: rules\ndata: ${JSON.stringify(news)}\n\n`;
}

function readProblem(state: RulesState) {
  return { problem: describeProblems(state), isRefused: state.staleSince !== null };
}

function send({ response }: Listener, text: string): void {
  if (response.writableLength > MOST_UNREAD) response.destroy();
  else response.write(text);
}

import { http, HttpResponse, isCommonAssetRequest } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

/** What Vite, Vitest and Storybook ask for themselves. */
const OWN_TRAFFIC =
  /\/(?:@|__vitest|node_modules\/|src\/|\.storybook\/|tests\/|iframe\.html|sb-|assets\/)|virtual:/;

/** Nothing leaves this machine: pictures of other hosts, as exports name them, stay broken. */
const elsewhere = http.get(
  ({ request }) => isCommonAssetRequest(request) && new URL(request.url).origin !== location.origin,
  () => HttpResponse.error(),
);

let unanswered: string[] = [];

let started: Promise<SetupWorker> | undefined;

/**
 * Stands between stories and the network; notes each request that no handler answers. A docs page
 * shows many stories at once: they share one.
 */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker(elsewhere);
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame }) => {
      if (frame.protocol === 'http') note((frame.data as { request: Request }).request);
    },
  });
  return worker;
}

function note(request: Request): void {
  if (isCommonAssetRequest(request) || OWN_TRAFFIC.test(request.url)) return;
  unanswered.push(`${request.method} ${new URL(request.url).pathname}`);
}

/** Forgets what an earlier story asked for. */
export function forgetRequests(): void {
  unanswered = [];
}

/**
 * Fails a story that asked for something that nobody answers.
 * @throws Error with the requests
 */
export function refuseUnansweredRequests(): void {
  if (unanswered.length === 0) return;
  const list = unanswered.join(', ');
  forgetRequests();
  throw new Error(`No handler answers ${list}. Add one in the story's beforeEach.`);
}

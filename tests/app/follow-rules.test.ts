import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preparedQuery } from '../../src/app/api/prepared-query.ts';
import { createQueryClient } from '../../src/app/api/query-client.ts';
import { followRules } from '../../src/app/page-body/live/follow-rules.ts';
import { rulesQuery } from '../../src/app/page-body/use-rules.ts';
import { answerRequests, json } from './support/answer-requests.ts';

/** A server that says which rules are live when it is told to. */
class Events extends EventTarget {
  static opened: Events | null = null;
  constructor() {
    super();
    Events.opened = this;
  }
  close(): void {}
  tell(hash: string): void {
    this.dispatchEvent(new MessageEvent('rules', { data: JSON.stringify({ hash }) }));
  }
}

const place = Object.assign(document.createElement('meta'), {
  name: 'rules-events',
  content: '/rules/events',
});
let stop = (): void => {};

beforeEach(() => {
  document.head.append(place);
  vi.stubGlobal('EventSource', Events);
});
afterEach(() => {
  stop();
  place.remove();
  Events.opened = null;
  vi.unstubAllGlobals();
});

/** News of live rules come while other rules are on their way. */
async function hearWhileFetching(fetched: string, live: string) {
  const answer = Promise.withResolvers<void>();
  answerRequests({
    '/rules/*': () => answer.promise.then(() => json({ version: 1, hash: fetched, rules: [] })),
  });
  const queries = createQueryClient();
  stop = followRules(queries);
  // It is opened when the browser has nothing better to do.
  await vi.waitFor(() => expect(Events.opened).not.toBeNull(), { timeout: 10_000 });
  const coming = queries.prefetchQuery(rulesQuery('/contact'));
  Events.opened?.tell(live);
  answer.resolve();
  await coming;
  return () => queries.getQueryData(rulesQuery('/contact').queryKey);
}

it('keeps what was on its way when the news came', async () => {
  const read = await hearWhileFetching('one', 'one');
  expect(read()).toMatchObject({ hash: 'one' });
});

it('drops it when it turns out to be stale', async () => {
  const read = await hearWhileFetching('one', 'two');
  await vi.waitFor(() => expect(read()).toBeUndefined());
});

it('drops the bodies that the server has made with other rules', async () => {
  const queries = createQueryClient();
  const keyOf = (path: string) => preparedQuery(path).queryKey;
  queries.setQueryData(keyOf('/contact'), { rulesHash: 'one' });
  queries.setQueryData(keyOf('/about'), { rulesHash: 'two' });
  queries.setQueryData(keyOf('/privacy'), null);
  stop = followRules(queries);
  await vi.waitFor(() => expect(Events.opened).not.toBeNull(), { timeout: 10_000 });
  Events.opened?.tell('two');
  await vi.waitFor(() => expect(queries.getQueryData(keyOf('/contact'))).toBeUndefined());
  expect(queries.getQueryData(keyOf('/about'))).toEqual({ rulesHash: 'two' });
  expect(queries.getQueryState(keyOf('/privacy'))).toBeUndefined();
});

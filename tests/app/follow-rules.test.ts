import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  isOpen = true;
  close(): void {
    this.isOpen = false;
  }
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

/** It is opened when the browser has nothing better to do. */
async function awaitOpened(): Promise<void> {
  await vi.waitFor(() => expect(Events.opened).not.toBeNull(), { timeout: 10_000 });
}

/** News of live rules come while other rules are on their way. */
async function hearWhileFetching(fetched: string, live: string) {
  const answer = Promise.withResolvers<void>();
  answerRequests({
    '/rules/*': () => answer.promise.then(() => json({ version: 1, hash: fetched, rules: [] })),
  });
  const queries = createQueryClient();
  stop = followRules(queries);
  await awaitOpened();
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
  await awaitOpened();
  Events.opened?.tell('two');
  await vi.waitFor(() => expect(queries.getQueryData(keyOf('/contact'))).toBeUndefined());
  expect(queries.getQueryData(keyOf('/about'))).toEqual({ rulesHash: 'two' });
  expect(queries.getQueryState(keyOf('/privacy'))).toBeUndefined();
});

describe('the connection', () => {
  const setVisibility = (value: DocumentVisibilityState): void => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => {
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it.each<[string, () => unknown, () => unknown]>([
    ['nobody sees the page', () => setVisibility('hidden'), () => setVisibility('visible')],
    [
      'the page is left',
      () => dispatchEvent(new PageTransitionEvent('pagehide')),
      () => dispatchEvent(new PageTransitionEvent('pageshow')),
    ],
  ])('is closed while %s', async (_when, leave, comeBack) => {
    stop = followRules(createQueryClient());
    await awaitOpened();
    const first = Events.opened;
    leave();
    expect(first?.isOpen).toBe(false);
    comeBack();
    expect(Events.opened).not.toBe(first);
    expect(Events.opened?.isOpen).toBe(true);
    stop();
    expect(Events.opened?.isOpen).toBe(false);
  });
});

describe('rules in use', () => {
  /** A page shows rules of hash "one", and the server answers what it is given. */
  async function showRules(answer: () => Promise<string> | string) {
    const requests = answerRequests({
      '/rules/*': async () => json({ version: 1, hash: await answer(), rules: [] }),
    });
    const queries = createQueryClient();
    const { queryKey } = rulesQuery('/contact');
    queries.setQueryData(queryKey, { version: 1, hash: 'one', rules: [] });
    const leave = new QueryObserver(queries, { queryKey }).subscribe(() => {});
    const stopFollowing = followRules(queries);
    stop = () => {
      stopFollowing();
      leave();
    };
    await awaitOpened();
    return { requests, hash: () => queries.getQueryData<{ hash: string }>(queryKey)?.hash };
  }

  it('are fetched by one request at a time, however often there is news', async () => {
    const answer = Promise.withResolvers<string>();
    const { requests, hash } = await showRules(() => answer.promise);
    Events.opened?.tell('two');
    Events.opened?.tell('three');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    answer.resolve('three');
    await vi.waitFor(() => expect(hash()).toBe('three'));
    expect(requests).toHaveLength(1);
  });

  it('are asked for five times if the server goes on answering older ones', async () => {
    const { requests } = await showRules(() => 'one');
    Events.opened?.tell('two');
    await vi.waitFor(() => expect(requests).toHaveLength(5));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(requests).toHaveLength(5);
  });
});

import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { pathOfPrepared, type PreparedRecord } from '../../../contract/prepared-record.ts';
import { pathOfRules } from '../../../contract/rules-for-route.ts';
import type { CompiledRules } from '../../../contract/rules.ts';
import { request } from '../../api/request.ts';
import { liveStore, type LiveNews } from './live-store.ts';
import { whenIdle } from './when-idle.ts';

/** The document says where the news of rules is; an exported site says nothing. */
const PLACE = 'meta[name="rules-events"]';
const MOST_TRIES = 5;

/**
 * Keeps the rules of an open page those that are live. The connection is opened when the page has
 * nothing better to do, and held only while somebody sees the page: a tab in the background takes
 * none of the few connections that a browser has for a site.
 * @returns the way to stop
 */
export function followRules(queries: QueryClient): () => void {
  const place = document.querySelector<HTMLMetaElement>(PLACE)?.content;
  return place ? followNews(place, createRefresh(queries)) : () => {};
}

function followNews(place: string, refresh: () => void): () => void {
  const stopping = new AbortController();
  let events: EventSource | null = null;

  const update = (): void => {
    const isWanted = document.visibilityState === 'visible' && !stopping.signal.aborted;
    if (isWanted && !events) events = listen(place, refresh);
    if (!isWanted) events = close(events);
  };
  whenIdle(() => {
    update();
    document.addEventListener('visibilitychange', update, { signal: stopping.signal });
    addEventListener('pagehide', () => (events = close(events)), { signal: stopping.signal });
    addEventListener('pageshow', update, { signal: stopping.signal });
  }, stopping.signal);
  return () => {
    stopping.abort();
    update();
  };
}

function listen(place: string, refresh: () => void): EventSource {
  const events = new EventSource(place);
  events.addEventListener('rules', ({ data }: MessageEvent<string>) => {
    const news = JSON.parse(data) as Partial<LiveNews>;
    liveStore.setState({ ...liveStore.getInitialState(), ...news }, true);
    refresh();
  });
  return events;
}

function close(events: EventSource | null): null {
  events?.close();
  return null;
}

/** Fetches the rules that are in use until they are the ones announced last; one request at a time. */
function createRefresh(queries: QueryClient): () => void {
  let isRunning = false;
  const run = async (triesLeft = MOST_TRIES): Promise<void> => {
    if (triesLeft === 0) return;
    queries.removeQueries({ type: 'inactive', fetchStatus: 'idle', predicate: isOld });
    const [stale] = queries.getQueryCache().findAll({ type: 'active', predicate: isStale });
    if (!stale) return;
    // One after the other: each answer may be the last that is needed.
    await renew(queries, stale.queryKey);
    await run(triesLeft - 1);
  };
  const refresh = (): void => {
    if (isRunning) return;
    isRunning = true;
    // Without an answer the page keeps its rules until the server is heard again.
    run()
      .catch(() => {})
      .finally(() => (isRunning = false));
  };
  return () => {
    refresh();
    void whenCome(queries).then(refresh);
  };
}

/** Somebody may wait for rules that are on their way: whether they are stale is told when they come. */
function whenCome(queries: QueryClient): Promise<unknown> {
  const coming = queries.getQueryCache().findAll({ type: 'inactive', predicate: isStale });
  return Promise.allSettled(coming.map(({ promise }) => promise));
}

async function renew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const rules = await request<CompiledRules>('GET', String(queryKey[0]));
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, rules);
}

/** Whether a query holds rules, or what has come of rules, that are not live any more. */
function isOld(query: Query): boolean {
  if (pathOfPrepared(String(query.queryKey[0])) === null) return isStale(query);
  const known = query.state.data as PreparedRecord | null | undefined;
  return known?.rulesHash !== liveStore.getState().hash;
}

/** Whether a query holds rules that are not live any more. */
function isStale({ queryKey, state }: Query): boolean {
  if (pathOfRules(String(queryKey[0])) === null) return false;
  const known = state.data as Partial<CompiledRules> | undefined;
  return known?.hash !== liveStore.getState().hash;
}

import autocannon, { type Request } from 'autocannon';

export interface Load {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds in which 99 of 100 answers came. */
  readonly p99: number;
}

const CONNECTIONS = 10;

/** Asks one address without pause, over a few connections, for so many seconds. */
export async function loadFor(
  url: string,
  seconds: number,
  request: Partial<Request> = {},
): Promise<Load> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [request as Request],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed ${result.non2xx} times.`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/** Asks one address so many times. */
export async function askTimes(url: string, amount: number): Promise<void> {
  const { non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, amount });
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times.`);
}

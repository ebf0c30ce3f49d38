/** How often a failed request is tried again, by the start of its endpoint. First match wins. */
const retryTable: readonly (readonly [start: string, retries: number])[] = [
  ['/api/pages/services/cybersecurity-services', 3],
  ['/api/pages/services', 3],
  ['/api/pages/privacy', 3],
  ['/api/pages/industries', 0],
];

/** How often a failed request to this endpoint is tried again. */
export function retriesFor(endpoint: string): number {
  return retryTable.find(([start]) => endpoint.startsWith(start))?.[1] ?? 0;
}

/** Milliseconds before the next try: 1000, doubled each time, 30000 at most. */
export function retryDelay(failedTries: number): number {
  return Math.min(1000 * 2 ** failedTries, 30_000);
}

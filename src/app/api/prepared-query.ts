import { preparedEndpoint, type PreparedRecord } from '../../contract/prepared-record.ts';

/** Milliseconds for which a page waits for its body: after them it is made of its content. */
const PATIENCE = 5000;

/**
 * How the prepared body of a path's page is asked for. Every page can be made of its content: when
 * there is no answer nobody needs to know.
 */
export function preparedQuery(path: string) {
  const endpoint = preparedEndpoint(path);
  return {
    queryKey: [endpoint],
    queryFn: (): Promise<PreparedRecord | null> => fetchQuietly(endpoint).catch(() => null),
  };
}

async function fetchQuietly(endpoint: string): Promise<PreparedRecord | null> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(endpoint, { credentials: 'include', signal });
  if (!response.ok) return null;
  const answer = (await response.json()) as Partial<PreparedRecord> | null;
  const isComplete = typeof answer?.html === 'string' && answer.progress !== undefined;
  return isComplete ? (answer as PreparedRecord) : null;
}

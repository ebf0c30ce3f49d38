import { createCachedSource } from '../../../src/server/content/cached.ts';
import type { ContentSource } from '../../../src/server/content/content-source.ts';
import { openCopies } from '../../../src/server/content/copies.ts';
import { createHttpSource } from '../../../src/server/content/http.ts';
import { createLog } from '../../../src/server/log.ts';

/**
 * A source over HTTP that is asked each time, with its last good copies in a folder.
 * @param more other options than these
 */
export function openCached(url: URL, folder: string, more: object = {}): ContentSource {
  return createCachedSource({
    source: createHttpSource(url),
    copies: openCopies(folder),
    log: createLog('silent'),
    freshFor: 0,
    patience: 10_000,
    waitWithCopy: 10_000,
    pauseAfterFailure: 0,
    ...more,
  });
}

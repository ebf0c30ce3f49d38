import { createCachedSource } from '../../../src/server/content/cached.ts';
import type { ContentSource } from '../../../src/server/content/content-source.ts';
import { openCopies } from '../../../src/server/content/copies.ts';
import { createWordPressSource } from '../../../src/server/content/wordpress.ts';
import { createLog } from '../../../src/server/log.ts';

/** A WordPress as the server meets it, always asked anew. */
export function openWordPress(url: URL, folder: string): ContentSource {
  return createCachedSource({
    source: createWordPressSource(url),
    copies: openCopies(folder),
    log: createLog('silent'),
    freshFor: 0,
    patience: 20_000,
    waitWithCopy: 20_000,
    pauseAfterFailure: 0,
  });
}

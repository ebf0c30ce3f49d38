import { readConfig } from '../../../src/server/config/read-config.ts';
import { openSite, type Site } from '../../../src/server/open-site.ts';
import { startContentServer, type Handler } from './content-server.ts';
import { withFolder } from './start-server.ts';

/**
 * This checkout's site, with pages that come over HTTP and are asked for again after a second.
 * @param first how their source answers, until it is told to do so in another way
 */
export async function withRemoteSite(
  first: Handler,
  use: (app: Site['app'], answer: (next: Handler) => void) => Promise<void>,
): Promise<void> {
  const source = await startContentServer(first);
  await withFolder(async (folder) => {
    const config = readConfig({
      DATA_FOLDER: folder,
      LOG_LEVEL: 'silent',
      CONTENT_SOURCE: 'http',
      CONTENT_URL: source.url.href,
      CONTENT_CACHE_SECONDS: '1',
    });
    const { app } = await openSite(process.cwd(), config);
    try {
      await use(app, source.answer);
    } finally {
      await app.close();
    }
  });
  await source.close();
}

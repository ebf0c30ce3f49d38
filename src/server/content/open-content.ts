import { join } from 'node:path';
import type { Config } from '../config/read-config.ts';
import type { Logger } from '../log.ts';
import { createCachedSource } from './cached.ts';
import type { ContentSource } from './content-source.ts';
import { openCopies } from './copies.ts';
import { openContentFolder } from './files.ts';
import { createHttpSource } from './http.ts';
import type { RemoteSource } from './remote-source.ts';
import { createWordPressSource } from './wordpress.ts';

/** Every source but the folder, by the name that the configuration gives it. */
const remoteSources: Readonly<
  Record<Exclude<Config['contentSource'], 'files'>, (base: URL) => RemoteSource>
> = { http: createHttpSource, wordpress: createWordPressSource };

/** Opens the content source of the configuration. */
export async function openContent(
  config: Config,
  root: string,
  log: Logger,
): Promise<ContentSource> {
  const { contentSource, contentUrl, contentSeconds } = config;
  if (contentSource === 'files' || contentUrl === null) {
    return openContentFolder(join(root, 'content'));
  }
  return createCachedSource({
    source: remoteSources[contentSource](contentUrl),
    copies: openCopies(join(config.dataFolder, 'content')),
    log,
    freshFor: contentSeconds,
  });
}

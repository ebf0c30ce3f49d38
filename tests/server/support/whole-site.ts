import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { openSite, type Site } from '../../../src/server/open-site.ts';

export interface WholeSite extends Site {
  /** Where its messages are stored. */
  readonly folder: string;
  /** Closes it and removes what it stored. */
  close(): Promise<void>;
}

/** This checkout's site with its built client, whose messages go to a folder of their own. */
export async function openWholeSite(): Promise<WholeSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  const config = readConfig({ DATA_FOLDER: folder, LOG_LEVEL: 'silent' });
  const site = await openSite(process.cwd(), config);
  return {
    ...site,
    folder,
    async close() {
      await site.app.close();
      await rm(folder, { recursive: true });
    },
  };
}

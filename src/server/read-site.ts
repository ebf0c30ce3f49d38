import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { parse } from 'yaml';
import type { SiteData } from '../contract/site.ts';

/**
 * What the site says about the firm: the YAML files of the content folder, merged by their
 * top-level keys.
 * @throws when a file is no YAML or two files say the same key
 */
export async function readSite(folder: string): Promise<SiteData> {
  const site: Record<string, unknown> = {};
  for (const file of (await glob('*.yaml', { cwd: folder })).toSorted()) {
    const part = parse(await readFile(join(folder, file), 'utf8')) as Record<string, unknown>;
    for (const [key, value] of Object.entries(part)) {
      if (Object.hasOwn(site, key))
        throw new Error(`${file}: "${key}" is said in another file too.`);
      site[key] = value;
    }
  }
  return site as unknown as SiteData;
}

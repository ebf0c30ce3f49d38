import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { glob } from 'tinyglobby';
import { parse } from 'yaml';
import { checkContent } from '../compiler/content/check-content.ts';
import { formatPretty } from '../compiler/format-pretty.ts';
import type { RuleFile } from '../compiler/source-file.ts';
import type { SiteData } from '../contract/site.ts';

/** The content has mistakes, each of which the message tells with its place. */
export class ContentRefused extends Error {}

/**
 * What the site says about the firm: the YAML files of the content folder, merged by their
 * top-level keys.
 * @throws when a file is no YAML or two files say the same key
 */
export async function readSite(folder: string): Promise<SiteData> {
  return merge(await readFiles(folder));
}

/**
 * As `readSite`, for whoever shows it to visitors: where something is missing, pages cannot be drawn.
 * @throws ContentRefused when anything is wrong; warnings are for `rules content`
 */
export async function readSoundSite(folder: string): Promise<SiteData> {
  const files = await readFiles(folder);
  const errors = checkContent(files).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentRefused(formatPretty(errors, files).trimEnd());
  return merge(files);
}

async function readFiles(folder: string): Promise<RuleFile[]> {
  const names = (await glob('*.yaml', { cwd: folder })).toSorted();
  const paths = names.map((name) => join(folder, name));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
}

function merge(files: readonly RuleFile[]): SiteData {
  const site: Record<string, unknown> = {};
  for (const { path, text } of files) {
    for (const [key, value] of Object.entries(parse(text) as Record<string, unknown>)) {
      if (Object.hasOwn(site, key))
        throw new Error(`${basename(path)}: "${key}" is said in another file too.`);
      site[key] = value;
    }
  }
  return site as unknown as SiteData;
}

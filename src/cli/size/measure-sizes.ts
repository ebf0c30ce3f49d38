import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { resolveRoute } from '../../contract/routes.ts';
import { readClientTemplate } from '../../server/client-template.ts';
import { openContentFolder } from '../../server/content/files.ts';
import { createLog } from '../../server/log.ts';
import { openPrerender } from '../../server/prerender/open-prerender.ts';
import { readSite } from '../../server/read-site.ts';
import { openRules } from '../../server/rules/rules-store.ts';
import { listPaths } from '../../server/site-paths.ts';
import { openDocuments } from '../../server/write-document.ts';
import { writeHead } from '../../server/write-head.ts';

/** Bytes after gzip, by name. */
export type Sizes = Readonly<Record<string, number>>;

export interface BuiltSizes {
  /** The scripts that every document loads by itself; their file names without the hash. */
  readonly scripts: Sizes;
  /** The scripts that are loaded when they are needed. */
  readonly laterScripts: Sizes;
  /** The document of each route, with all that its first paint needs. */
  readonly documents: Sizes;
}

/** Measures what the built site of a checkout sends to a visitor. */
export async function measureSizes(root: string): Promise<BuiltSizes> {
  const clientFolder = join(root, 'dist');
  const { html } = await readClientTemplate(clientFolder);
  const files = (await readdir(join(clientFolder, 'assets'))).filter((file) =>
    file.endsWith('.js'),
  );
  const isFirst = (file: string): boolean => html.includes(`/assets/${file}`);
  const measure = async (wanted: readonly string[]): Promise<Sizes> => {
    const sizes = wanted.map(async (file) => {
      return [nameOf(file), sizeOf(await readFile(join(clientFolder, 'assets', file)))] as const;
    });
    return Object.fromEntries(await Promise.all(sizes));
  };
  return {
    scripts: await measure(files.filter(isFirst)),
    laterScripts: await measure(files.filter((file) => !isFirst(file))),
    documents: await measureDocuments(root, clientFolder),
  };
}

async function measureDocuments(root: string, clientFolder: string): Promise<Sizes> {
  const site = await readSite(join(root, 'content'));
  const content = await openContentFolder(join(root, 'content'));
  const rules = await openRules(join(root, 'rules'), join(root, '.cache', 'rules'));
  await rules.reload();
  const log = createLog('error');
  const prerender = await openPrerender({ site, content, rules, clientFolder, log });
  const prepare = openDocuments(await readClientTemplate(clientFolder), site);
  // One after the other: each is a whole page in memory.
  const sizes = await Array.fromAsync(listPaths(site), async (path) => {
    const head = writeHead(resolveRoute(path, site), site);
    const page = await prerender(path);
    return [path, sizeOf(prepare({ head, page }).writeForAll())] as const;
  });
  return Object.fromEntries(sizes);
}

function sizeOf(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

/** `index-BfZrpSMi.js` is `index`. */
function nameOf(file: string): string {
  return file.replace(/-[\w-]{8}\.js$/, '');
}

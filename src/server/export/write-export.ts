import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blogEndpoint, pageEndpoint } from '../../contract/page.ts';
import { resolveRoute } from '../../contract/routes.ts';
import { preparedEndpoint } from '../../contract/prepared-record.ts';
import { rulesEndpoint, rulesForRoute } from '../../contract/rules-for-route.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import type { SiteData } from '../../contract/site.ts';
import { isSeasonal } from '../../contract/today.ts';
import type { ContentSource } from '../content/content-source.ts';
import { listOtherPages } from '../content/other-pages.ts';
import { readRoute } from '../content/read-route.ts';
import { findRedirect } from '../find-redirect.ts';
import type { ClientTemplate } from '../client-template.ts';
import type { PrerenderOrNull } from '../prerender/open-prerender.ts';
import { compressFiles } from '../encoding/compress-files.ts';
import { writeRobots } from '../routes/robots.ts';
import { writeSitemap } from '../routes/sitemap.ts';
import { inlineHashes, type InlineSources } from '../security/inline-hashes.ts';
import { listPaths } from '../site-paths.ts';
import { openDocuments } from '../write-document.ts';
import { writeHead } from '../write-head.ts';
import { allowStyles, nonceOf } from './allow-styles.ts';
import { fillFolder, FolderRefused } from './fill-folder.ts';
import { writeHeadersFile, writeNginx, writeRedirectsFile, type Redirect } from './host-files.ts';

export interface ExportParts {
  readonly site: SiteData;
  readonly rules: CompiledRules;
  readonly content: ContentSource;
  /** The built client's document. */
  readonly template: ClientTemplate;
  /** The built client's folder. */
  readonly clientFolder: string;
  readonly prerender: PrerenderOrNull;
  /** The stylesheet of the pages that answer a form without JavaScript. */
  readonly answerStyles: string;
}

/** Some pages could not be prepared or have no content: their documents would be empty. */
export class PagesFailed extends Error {}

/**
 * Writes the site for a host that only serves files. Nothing in the documents is another for each
 * visitor: scripts in them are allowed by their hash, and all else from the site itself and from
 * nowhere else.
 * @throws PagesFailed, which names them, before anything is written; FolderRefused when the disk is full
 * @returns how many files were written beside those of the client
 */
export async function writeExport(folder: string, given: ExportParts): Promise<number> {
  const others = await listOtherPages(given.site, given.content);
  const parts = { ...given, others };
  const pages = await documents(parts);
  const bodies = await preparedBodies(parts);
  const { scripts } = inlineHashes(pages.map(([, text]) => text));
  const inline = { scripts, styles: [`'nonce-${nonceOf(parts.template.styles)}'`] };
  const files = new Map([
    ...pages,
    ...bodies,
    ...(await records(parts)),
    ...plainFiles(parts, inline),
  ]);
  const nginx = writeNginx({ ...parts, inline, redirects: listRedirects(parts), root: folder });
  await fillFolder(folder, async (draft) => {
    await copyClient(parts.clientFolder, draft);
    await writeTexts(draft, files);
  });
  await writeSample(`${folder}.nginx.conf`, nginx);
  return files.size;
}

interface Parts extends ExportParts {
  /** Paths of pages that are there and that the site does not name. */
  readonly others: readonly string[];
}

type Files = [path: string, text: string][];

/** @throws FolderRefused when it cannot be written; the folder, which has its name by now, stays */
async function writeSample(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = `The folder is complete, but ${file} cannot be written: ${code}.`;
    throw new FolderRefused(message, { cause: error });
  }
}

/** All but what is for staff. */
async function copyClient(clientFolder: string, folder: string): Promise<void> {
  const staff = join(clientFolder, 'staff');
  await cp(clientFolder, folder, {
    recursive: true,
    dereference: true,
    filter: (path) => path !== staff,
  });
}

/** Writes texts, and beside each its compressed forms. */
async function writeTexts(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await compressFiles(
    [...files.keys()].map((path) => join(folder, path)),
    9,
  );
}

async function documents(parts: Parts): Promise<Files> {
  const { site, template, prerender } = parts;
  const prepare = openDocuments(template, site);
  const files: Files = [];
  const failed: string[] = [];
  for (const place of [...listPlaces(parts), '/404']) {
    const route = resolveRoute(place, site);
    const head = writeHead(route, site);
    const page = await prerender(place);
    if (!page || (route?.endpoint && !page.view)) failed.push(place);
    const text = prepare({ head, page }).writeForAll();
    files.push([documentFile(place), allowStyles(text, nonceOf(template.styles))]);
  }
  if (failed.length === 0) return files;
  const list = failed.join(', ');
  throw new PagesFailed(`These pages could not be prepared, so nothing was written: ${list}.`);
}

/** Every path with a trailing slash and without: relative addresses mean something else there. */
function listPlaces({ site, others }: Parts): string[] {
  const paths = [...listPaths(site), ...others];
  return [...new Set(paths.flatMap((path) => [path, path.replace(/\/?$/, '/')]))];
}

/** Where hosts look for a document: behind a slash in the folder, else beside it. */
function documentFile(place: string): string {
  return place.endsWith('/') ? `${place}index.html` : `${place}.html`;
}

/** The same bodies as in the documents, for whoever comes from another page of the site. */
async function preparedBodies(parts: Parts): Promise<Files> {
  const bodies = listPlaces(parts).map(async (place): Promise<Files[number]> => {
    const page = await parts.prerender(place);
    return [preparedEndpoint(place), JSON.stringify(page?.record ?? null)];
  });
  return Promise.all(bodies);
}

async function records({ site, content, others }: Parts): Promise<Files> {
  const slugs = site.routes.flatMap(({ slug }) => (slug && !slug.includes('*') ? [slug] : []));
  const files: Files = [];
  for (const slug of new Set(slugs)) {
    const found = await content.readPage(slug);
    if (found) files.push([`${pageEndpoint(slug)}.json`, JSON.stringify({ content: found.html })]);
  }
  for (const { slug } of site.posts) {
    const found = await content.readPost(slug);
    if (found) files.push([`${blogEndpoint(slug)}.json`, JSON.stringify({ content: found.html })]);
  }
  for (const path of others) {
    const route = resolveRoute(path, site);
    const found = route && (await readRoute(route, content));
    if (found) files.push([`${found.endpoint}.json`, JSON.stringify({ content: found.html })]);
  }
  return files;
}

function plainFiles(parts: Parts, inline: InlineSources): Files {
  const { site, others, rules, answerStyles } = parts;
  const ofRoutes = [...listPaths(site), ...others].map((path): Files[number] => {
    return [rulesEndpoint(path), JSON.stringify(rulesForRoute(rules, path))];
  });
  return [
    ...ofRoutes,
    ['rules.json', JSON.stringify(rules)],
    ['robots.txt', writeRobots(site)],
    ['sitemap.xml', writeSitemap(site, others)],
    ['answer-page.css', answerStyles],
    ['_headers', writeHeadersFile(site, inline)],
    ['_redirects', writeRedirectsFile(listRedirects(parts))],
  ];
}

/** Without those of a season: a file host does not know what day it is. */
function listRedirects({ site, rules: all }: ExportParts): Redirect[] {
  const rules = { ...all, rules: all.rules.filter((rule) => !isSeasonal(rule)) };
  const links = rules.rules.flatMap(({ action, options }) => {
    return action === 'rewrite-link' && typeof options['link'] === 'string'
      ? [options['link']]
      : [];
  });
  const old = site.routes.flatMap(({ pattern, redirectTo }) => (redirectTo ? [pattern] : []));
  return [...new Set([...old, ...links])].flatMap((from) => {
    const to = findRedirect(from, site, rules);
    return to === null || !/^\/[\w/-]+$/.test(from) || !/^\/[\w/-]*$/.test(to)
      ? []
      : [{ from, to }];
  });
}

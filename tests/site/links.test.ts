import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectErrors, useSite } from '../support/site-harness.ts';
import { PAGES } from '../support/site-paths.ts';

/** Goes wherever the site's links lead, as a visitor who never tires would. */
const { open, site } = useSite();

const MOST_PAGES = 100;

interface Visit {
  /** The addresses of links to this site, without the origin: `/blog#latest`. */
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  readonly ids: readonly string[];
  readonly errors: readonly string[];
}

const visits = new Map<string, Visit>();

beforeAll(async () => {
  const queue = new Set(['/', ...(await readSitemap())]);
  const paths = queue.values();
  await Promise.all(Array.from({ length: 4 }, () => crawl(paths, queue)));
}, 300_000);

/** A set goes on to give what is added to it, each path once. */
async function crawl(paths: Iterable<string>, queue: Set<string>): Promise<void> {
  for (const path of paths) {
    if (queue.size > MOST_PAGES) throw new Error('The crawl does not end.');
    const found = await visit(path);
    visits.set(path, found);
    for (const next of found.links.map(pathOf)) if (!/\.\w+$/.test(next)) queue.add(next);
  }
}

async function readSitemap(): Promise<string[]> {
  const xml = await (await fetch(`${site().origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}

async function visit(path: string): Promise<Visit> {
  let errors: string[] = [];
  const page = await open(path, { before: (tab) => void (errors = collectErrors(tab)) });
  await page.locator('footer form').waitFor();
  const found = await collect(page);
  await page.close();
  return { ...found, errors };
}

function collect(page: Page): Promise<Omit<Visit, 'errors'>> {
  return page.evaluate(() => {
    const own = [...document.querySelectorAll('a')].filter(
      ({ origin }) => origin === location.origin,
    );
    const inside = (address: string) => address.slice(location.origin.length);
    return {
      links: own.map(({ href }) => inside(href)),
      pictures: [...document.images].map(({ src }) => inside(src)),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    };
  });
}

/** The page that a link leads to: without a trailing slash, query and fragment. */
function pathOf(link: string): string {
  return link.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}

/** What was found on any page, each once, with a page that has it. */
function everywhere(kind: 'links' | 'pictures'): [address: string, page: string][] {
  const places = [...visits].flatMap(([path, found]) =>
    found[kind].map((address): [string, string] => [address, path]),
  );
  return [...new Map(places)];
}

/**
 * The statuses on the way to an answer: `200`, or `301 200`. Each by a connection of its own: on a
 * busy machine one that is kept may be asked in the moment in which the server gives it up.
 */
async function answerOf(address: string): Promise<string> {
  const headers = { connection: 'close' };
  const response = await fetch(site().origin + address, { redirect: 'manual', headers });
  await response.arrayBuffer();
  const next = response.headers.get('location');
  return next === null ? `${response.status}` : `${response.status} ${await answerOf(next)}`;
}

describe('a crawl from the home page and the sitemap', () => {
  it('comes by every page', () => {
    expect([...visits.keys()]).toEqual(expect.arrayContaining([...PAGES]));
  });

  it('meets no link that leads nowhere, and one redirect at most on its way', async () => {
    const answers = await Promise.all(
      everywhere('links').map(async ([link, page]) => [await answerOf(link), link, page]),
    );
    expect(answers.length).toBeGreaterThan(PAGES.length);
    expect(answers.filter(([answer]) => !/^(?:301 )?200$/.test(answer!))).toEqual([]);
  });

  it('finds the place that each fragment names', () => {
    const missing = everywhere('links').filter(([link]) => {
      const { hash } = new URL(link, site().origin);
      const target = visits.get(pathOf(link));
      return hash !== '' && !target?.ids.includes(decodeURIComponent(hash.slice(1)));
    });
    expect(missing).toEqual([]);
  });

  it('finds every picture', async () => {
    const answers = await Promise.all(
      everywhere('pictures').map(async ([picture, page]) => [
        await answerOf(picture),
        picture,
        page,
      ]),
    );
    expect(answers.filter(([answer]) => answer !== '200')).toEqual([]);
  });

  it('is told of no error and of no breach of the content security policy', () => {
    const told = [...visits].flatMap(([path, { errors }]) => errors.map((text) => [path, text]));
    expect(told).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteRoutes } from '../../contract/site.ts';

/** Ends what is said, besides the end of a sentence; a table says something in each row. */
const BLOCK = /<\/?(?:p|li|tr|table|h[1-6]|div|section|dd)\b[^>]*>/gi;
const DAYS = /\bmessages?\b.*?\b(\d[\d,]*)\s+days?\b/i;

/** The numbers of days for which messages are kept, as a privacy page says it of them; mostly one. */
export function readPromisedDays(html: string): number[] {
  const oneLine = html.replace(/\s+/g, ' ').replace(BLOCK, '\n');
  const sentences = oneLine.replace(/<[^>]*>|&nbsp;/g, ' ').split(/\n|[.!?]\s/);
  const numbers = sentences.flatMap((sentence) => DAYS.exec(sentence)?.[1] ?? []);
  return [...new Set(numbers.map((number) => Number(number.replaceAll(',', ''))))];
}

/**
 * A sentence for each privacy page of a content folder that says another number of days than the one
 * after which messages are deleted. A page that says none promises none.
 * @param folder the content folder
 */
export async function findBrokenPromises(
  { routes }: SiteRoutes,
  folder: string,
  retentionDays: number,
): Promise<string[]> {
  const slugs = routes.flatMap(({ screen, slug }) => (screen === 'privacy' && slug ? [slug] : []));
  const warnings = [...new Set(slugs)].map(async (slug) => {
    const html = await readFile(join(folder, 'pages', `${slug}.html`), 'utf8').catch(() => '');
    const others = readPromisedDays(html).filter((days) => days !== retentionDays);
    const file = `content/pages/${slug}.html`;
    return others.map((days) => {
      return `${file} says that messages are kept for ${days} days, but RETENTION_DAYS is ${retentionDays}.`;
    });
  });
  return (await Promise.all(warnings)).flat();
}

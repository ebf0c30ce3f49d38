import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config/read-config.ts';

/** The built client's document, and what goes into it so that nothing stands before its first paint. */
export interface ClientTemplate {
  /** The document as it was built, with a link to its style sheet and to the theme's script. */
  readonly html: string;
  /** The whole style sheet. */
  readonly styles: string;
  /** The address of the font that every page is written in; null: it has none. */
  readonly font: string | null;
  /** Puts the visitor's theme on the root element. */
  readonly themeScript: string;
}

/**
 * Reads the document of a built client.
 * @throws ConfigError when nobody has built it
 */
export async function readClientTemplate(folder: string): Promise<ClientTemplate> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(failUnbuilt);
  const sheets = findStyles(html).map((href) => readFile(join(folder, href), 'utf8'));
  const styles = (await Promise.all(sheets)).join('\n');
  const [, font = null] = /url\(([^)]+\.woff2)\)/.exec(styles) ?? [];
  const themeScript = await readFile(join(folder, THEME_SCRIPT), 'utf8');
  return { html, styles, font, themeScript };
}

function failUnbuilt(cause: Error): never {
  throw new ConfigError('The client is not built yet. Run this first: npm run build', { cause });
}

/** The style sheets that a built document names. */
export function findStyles(html: string): string[] {
  const links = html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g);
  return [...links].map(([, href]) => href!);
}

export const THEME_SCRIPT = '/theme.js';

import { createHash } from 'node:crypto';

/** What a policy allows inline that is the same for everybody: sources such as `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The hashes of every inline script and style sheet in documents of ours; data blocks need none. */
export function inlineHashes(documents: readonly string[]): InlineSources {
  const scripts = documents.flatMap((text) => contents(text, /<script>(.*?)<\/script>/gs));
  const styles = documents.flatMap((text) => contents(text, /<style[^>]*>(.*?)<\/style>/gs));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

function contents(text: string, element: RegExp): string[] {
  return [...text.matchAll(element)].map(([, content]) => hashOf(content ?? ''));
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

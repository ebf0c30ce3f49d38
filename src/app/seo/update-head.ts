import type { PageMeta } from '../../contract/page-meta.ts';
import { headTags } from '../../contract/head-tags.ts';

/** Whether a document came with a head that says what its page is. */
export function isHeadWritten(document: Document): boolean {
  return document.head.querySelector('[name="description"]') !== null;
}

/** Makes title and tags those of a page: exactly one of each stays, wherever it came from. */
export function updateHead(meta: PageMeta, document: Document): void {
  document.title = meta.title;
  for (const { tag, key, content } of headTags(meta)) {
    const [kept, ...others] = document.head.querySelectorAll(`${tag}[${key[0]}="${key[1]}"]`);
    for (const other of others) other.remove();
    writeTag(kept, tag, key, content, document);
  }
}

function writeTag(
  kept: Element | undefined,
  tag: string,
  key: readonly [string, string],
  [attribute, value]: readonly [string, string | null],
  document: Document,
): void {
  if (value === null) return kept?.remove();
  const element = kept ?? document.createElement(tag);
  element.setAttribute(...(key as [string, string]));
  element.setAttribute(attribute, value);
  if (!kept) document.head.append(element);
}

import { elementsIn } from './elements-in.ts';
import { LIFTED } from './lifted.ts';
import { unwrap } from './walk.ts';

const EMBEDS = 'iframe, object, embed, video, audio';
const DECORATION = '.et_pb_section_video_bg, .elementor-background-video-container';
const PHRASING = 'p, span, h1, h2, h3, h4, h5, h6, figcaption, summary, label, li > em, strong';
const SOURCES = [
  'src',
  'data-src',
  'data-lazy-src',
  'data-litespeed-src',
  'data',
  'data-cookieblock-src',
];

/** Replaces films, maps and other foreign documents by a link to them, or by nothing. */
export function replaceEmbeds(content: Element): void {
  for (const embed of elementsIn(content, EMBEDS)) {
    const address = isShown(embed) ? addressOf(embed) : undefined;
    if (address) replaceByLink(embed, address);
    else if (embed.localName === 'object') unwrap(embed);
    else embed.remove();
  }
}

/** Counters and tag managers hide in frames without size; silent films are decoration. */
function isShown(embed: Element): boolean {
  const sides = ['width', 'height'].map((name) => embed.getAttribute(name));
  const hidden = /display\s*:\s*none|visibility\s*:\s*hidden/i;
  const isDecoration = embed.hasAttribute('autoplay') && embed.hasAttribute('loop');
  return !(
    sides.some((side) => side === '0' || side === '1') ||
    hidden.test(embed.getAttribute(LIFTED) ?? '') ||
    isDecoration ||
    embed.closest(DECORATION) ||
    embed.closest('noscript, a')
  );
}

function addressOf(embed: Element): URL | undefined {
  const named = SOURCES.map((name) => embed.getAttribute(name));
  const listed = elementsIn(embed, 'source').map((source) => source.getAttribute('src'));
  return [...named, ...listed].map(webAddress).find((address) => address !== undefined);
}

function webAddress(text: string | null): URL | undefined {
  const address = text?.trim().replace(/^\/\//, 'https://') ?? '';
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address);
}

function replaceByLink(embed: Element, address: URL): void {
  const document = embed.ownerDocument;
  const link = document.createElement('a');
  link.setAttribute('href', address.href);
  link.setAttribute('rel', 'noopener noreferrer');
  link.setAttribute('target', '_blank');
  const title = embed.getAttribute('title')?.trim();
  link.textContent = title || `Open embedded content from ${address.hostname}`;
  const place = onlyChildParagraph(embed) ?? embed;
  const block = document.createElement(place.parentElement?.closest(PHRASING) ? 'span' : 'p');
  block.className = 'embed-link';
  block.append(link);
  place.replaceWith(block);
}

/** Editors put a frame into a paragraph of its own; a paragraph cannot hold another one. */
function onlyChildParagraph(embed: Element): Element | undefined {
  const parent = embed.parentElement;
  const isAlone = parent?.localName === 'p' && parent.children.length === 1;
  return isAlone && parent.textContent.trim() === embed.textContent.trim() ? parent : undefined;
}

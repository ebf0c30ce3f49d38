import type { Refusal } from './refusal.ts';
import { refuseText } from './text.ts';
import { refuseImage, refuseLink } from './urls.ts';

const ALLOWED = new Set(
  'alt title role lang dir loading width height href src target rel hidden'.split(' '),
);
const LISTED =
  'alt, title, aria-*, role, lang, dir, loading, width, height, href, src, target, rel';
const ARIA = /^aria-[a-z]+$/;

/** Refuses an attribute that no rule may write. */
export function refuseAttributeName(name: string): Refusal | null {
  if (ALLOWED.has(name) || ARIA.test(name)) return null;
  const message = `Attribute "${name.slice(0, 40)}" cannot be changed by a rule. Allowed: ${LISTED}.`;
  return { code: 'R202', message };
}

const OWNERS: Readonly<Record<string, string>> = { href: 'a', target: 'a', rel: 'a', src: 'img' };

/** Refuses an attribute on an element on which it has no business. */
export function refuseAttributeOn(tag: string, name: string): Refusal | null {
  const owner = OWNERS[name];
  if (owner === undefined || owner === tag) return null;
  return { code: 'R202', message: `Attribute "${name}" belongs on <${owner}>, not on <${tag}>.` };
}

const EMPTY_LINK: Refusal = {
  code: 'R203',
  message: 'A link needs an address. Use remove-attribute to take it away.',
};

/** What could end a comment, or a style sheet or title around it, when the page is read in again. */
const ENDING = /--!?>|\]>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

/** Refuses a value that must not stand in the attribute: the sanitizer would not leave it there. */
export function refuseAttributeValue(name: string, value: string): Refusal | null {
  if (name === 'href') return value.trim() === '' ? EMPTY_LINK : refuseLink(value);
  if (name === 'src') return refuseImage(value);
  if (name === 'target' && value !== '_blank') {
    const message = 'target may only be _blank. Use remove-attribute for a link that stays here.';
    return { code: 'R202', message };
  }
  if (name === 'role' && value.toLowerCase() === 'main') {
    return { code: 'R202', message: 'role may not be main: the page has its main area.' };
  }
  if (ENDING.test(value)) {
    return {
      code: 'R209',
      message: `"${ENDING.exec(value)?.[0]}" is not allowed in an attribute.`,
    };
  }
  if (name === 'rel' && /\bopener\b/i.test(value.replace(/noopener/gi, '')))
    return { code: 'R207', message: 'rel=opener is not allowed.' };
  return refuseText(value);
}

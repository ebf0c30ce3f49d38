import { ATTRIBUTES, HTML_TAGS, SVG_TAGS } from '../../src/page/tags.ts';

const TAGS = new Set([...HTML_TAGS, ...SVG_TAGS].map((tag) => tag.toLowerCase()));
const SAFE_ADDRESS =
  /^(?:https?:|mailto:|tel:|sms:|(?![^/?#]*:)|data:image\/(?:png|jpeg|gif|webp|avif);base64,)/i;

/** Every way in which an element of a clean page would break a promise. */
export function faultsOf(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(TAGS.has(element.localName.toLowerCase()) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap((attribute) => attributeFaults(element, attribute)),
  ]);
}

function attributeFaults(element: Element, { name, value }: Attr): string[] {
  const isListed = ATTRIBUTES.includes(name.toLowerCase()) || /^(?:data|aria)-|^style$/.test(name);
  const isAddress = name === 'href' || name === 'src';
  const faults = [
    !isListed && 'attribute',
    /^data-(?:component|rule|style|island|prepared-style)/.test(name) && 'mark',
    isAddress && !SAFE_ADDRESS.test(value.trim()) && 'address',
    name === 'srcset' && /(?:javascript|data):/i.test(value) && 'source',
    name === 'name' && element.localName !== 'a' && 'name',
    name === 'target' && !/\bnoopener\b/.test(element.getAttribute('rel') ?? '') && 'target',
    name === 'style' && /position|expression|javascript|inset|image-set/i.test(value) && 'style',
    element.namespaceURI?.endsWith('svg') && /url\((?!["']?#)/i.test(value) && 'paint',
  ];
  return faults.filter(Boolean).map((fault) => `${String(fault)}: ${name}=${value}`);
}

import type { Edit } from '../change.ts';
import { defineAction } from '../define-action.ts';
import { readStyleAddresses, refusedAt, refuseHostName } from '../trust/index.ts';
import { combineEdits, writeAttribute } from '../write.ts';
import { writeSourceSet } from '../write-source-set.ts';
import { writeStyle } from '../write-style.ts';

const ADDRESS_ATTRIBUTES = ['cite', 'href', 'src'];

export const stripHost = defineAction({
  name: 'strip-host',
  summary: 'Makes absolute addresses on the site’s own hosts relative: links, images, backgrounds.',
  schema: {
    properties: {
      hosts: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        maxItems: 20,
        description: 'The site’s own hosts, such as www.example.com.',
      },
    },
    required: ['hosts'],
  },
  looksAt: 'attributes',
  writes: () => ({ hosts: 'stripped' }),
  refuse: (options) =>
    options.hosts.flatMap((host, index) =>
      refusedAt(['hosts', String(index)], refuseHostName(host)),
    ),
  apply: (element, { hosts }) =>
    combineEdits([
      ...ADDRESS_ATTRIBUTES.map((name) => stripAttribute(element, name, hosts)),
      writeSourceSet(element, (address) => stripAddress(address, hosts)),
      stripBackground(element, hosts),
    ]),
});

function stripAttribute(element: Element, name: string, hosts: readonly string[]): Edit | null {
  const address = element.getAttribute(name);
  return address === null ? null : writeAttribute(element, name, stripAddress(address, hosts));
}

function stripBackground(element: Element, hosts: readonly string[]): Edit | null {
  const value = (element as HTMLElement).style?.getPropertyValue('background-image') ?? '';
  const stripped = readStyleAddresses(value).reduce(
    (text, { whole, address }) =>
      text.replace(whole, () => `url("${stripAddress(address, hosts)}")`),
    value,
  );
  return value === stripped ? null : writeStyle(element, 'background-image', stripped);
}

/**
 * `https://www.example.com/a?b#c` on an own host becomes `/a?b#c`, whatever its port; all else stays
 * as it is.
 */
function stripAddress(address: string, hosts: readonly string[]): string {
  const text = address.trim();
  if (!/^(?:https?:)?\/\//i.test(text) || !URL.canParse(text, 'https://this-site.invalid')) {
    return address;
  }
  const url = new URL(text, 'https://this-site.invalid');
  const isOwn = hosts.includes(url.hostname.replace(/\.$/, ''));
  return isOwn ? `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}` : address;
}

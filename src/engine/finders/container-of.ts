import type { Selector } from '../../contract/rules.ts';
import { defineFinder } from '../define-finder.ts';
import { SECTION, sectionOf } from '../section.ts';
import { SELECTOR } from '../selector-schema.ts';

export const containerOf = defineFinder({
  name: 'container-of',
  summary:
    'The section that something stands in, or the nearest element around it that fits a CSS selector. On a page without sections, the largest part of the page that it stands in.',
  schema: {
    properties: {
      'container-of': SELECTOR,
      css: { type: 'string', description: 'What the container must be; without it, a section.' },
    },
    required: ['container-of'],
  },
  find(options, { root, find }) {
    const containers = find(options['container-of'] as Selector).map((element) =>
      containerAround(element, root, options.css),
    );
    return [...new Set(containers)].filter((container) => container !== null);
  },
  dependsOn: ({ 'container-of': inner, css = SECTION }) => [inner as Selector, css],
});

function containerAround(element: Element, root: Element, css: string | undefined): Element | null {
  if (css === undefined) return sectionOf(element, root) ?? outermost(element, root);
  const container = element.parentElement?.closest(css) ?? null;
  return container && container !== root && root.contains(container) ? container : null;
}

/** The outermost element that the element stands in and that has others beside it: what has none is the page. */
function outermost(element: Element, root: Element): Element | null {
  let part: Element | null = null;
  for (let outer: Element | null = element; outer && outer !== root; outer = outer.parentElement) {
    if (outer.previousElementSibling ?? outer.nextElementSibling) part = outer;
  }
  return part;
}

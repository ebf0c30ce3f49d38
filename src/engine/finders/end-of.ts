import type { Selector } from '../../contract/rules.ts';
import { defineFinder } from '../define-finder.ts';
import { isMountPoint } from '../mount-points.ts';
import { SELECTOR } from '../selector-schema.ts';

export const endOf = defineFinder({
  name: 'end-of',
  summary: 'The last element inside something; "main" is the page’s whole content.',
  schema: {
    properties: { 'end-of': { ...SELECTOR, description: '"main", or a selector.' } },
    required: ['end-of'],
  },
  find(options, { root, find }) {
    const selector = options['end-of'] as Selector;
    const containers = selector === 'main' ? [root] : find(selector);
    return containers.map((container) => lastElement(container) ?? container);
  },
  dependsOn(options) {
    const selector = options['end-of'] as Selector;
    return selector === 'main' ? [] : [selector];
  },
});

/** What rules have put there does not count, so that several can go to the same end. */
function lastElement(container: Element): Element | undefined {
  return [...container.children].findLast((child) => !isMountPoint(child));
}

import { defineAction } from '../define-action.ts';
import { refusedAt, refuseRuleStyle } from '../trust/index.ts';
import { writeStyles } from '../write-style.ts';

export const setStyle = defineAction({
  name: 'set-style',
  summary: 'Sets style properties on an element, such as space or color.',
  schema: {
    properties: {
      style: {
        type: 'object',
        additionalProperties: { type: 'string' },
        minProperties: 1,
        description: 'CSS properties and values, such as padding-bottom: 30px.',
      },
    },
    required: ['style'],
  },
  looksAt: 'attributes',
  strikesContent: ({ style }) => Object.entries(style).some(hidesContent),
  writes: (options) =>
    Object.fromEntries(
      Object.entries(options.style).map(([property, value]) => [`style:${property}`, value]),
    ),
  refuse: (options) =>
    Object.entries(options.style).flatMap(([property, value]) =>
      refusedAt(['style', property], refuseRuleStyle(property, value)),
    ),
  apply: (element, options) => writeStyles(element, options.style),
});

const HIDING = new Map([
  ['display', /^none$/i],
  ['visibility', /^(?:hidden|collapse)$/i],
  ['opacity', /^0*(?:\.0*)?%?$/],
]);

function hidesContent([property, value]: [string, string]): boolean {
  return HIDING.get(property)?.test(value.trim()) ?? false;
}

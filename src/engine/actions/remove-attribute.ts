import { defineAction } from '../define-action.ts';
import { refuseAttributeName, refusedAt } from '../trust/index.ts';
import { writeAttribute, writeRel } from '../write.ts';

export const removeAttribute = defineAction({
  name: 'remove-attribute',
  summary: 'Takes one attribute away.',
  schema: {
    properties: { name: { type: 'string', description: 'The attribute’s name, such as title.' } },
    required: ['name'],
  },
  looksAt: 'attributes',
  writes: (options) => ({ [`attribute:${options.name}`]: 'absent' }),
  refuse: (options) => refusedAt(['name'], refuseAttributeName(options.name)),
  apply: (element, { name }) =>
    name === 'rel' ? writeRel(element, null) : writeAttribute(element, name, null),
});

import { defineAction } from '../define-action.ts';
import {
  refuseAttributeName,
  refuseAttributeOn,
  refuseAttributeValue,
  refusedAt,
} from '../trust/index.ts';
import { combineEdits, writeAttribute, writeRel } from '../write.ts';

export const setAttribute = defineAction({
  name: 'set-attribute',
  summary: 'Sets one attribute, leaving the rest of the element alone.',
  schema: {
    properties: {
      name: { type: 'string', description: 'The attribute’s name, such as alt.' },
      value: { type: 'string', description: 'Its value; "" for an empty one.' },
    },
    required: ['name', 'value'],
  },
  looksAt: 'attributes',
  strikesContent: ({ name, value }) =>
    name === 'hidden' || (name === 'aria-hidden' && value.trim() === 'true'),
  writes: (options) => ({ [`attribute:${options.name}`]: options.value }),
  refuse: ({ name, value }) => [
    ...refusedAt(['name'], refuseAttributeName(name)),
    ...refusedAt(['value'], refuseAttributeValue(name, value)),
  ],
  apply(element, options) {
    const { name } = options;
    const refusal = refuseAttributeOn(element.localName, name);
    if (refusal) throw new Error(`[${refusal.code}] ${refusal.message}`);
    const value = options.value.trim();
    if (name === 'rel') return writeRel(element, value);
    return combineEdits([
      writeAttribute(element, name, value),
      name === 'target' ? writeRel(element, element.getAttribute('rel')) : null,
    ]);
  },
});

import { defineAction } from '../define-action.ts';
import {
  refuseAttributeName,
  refuseAttributeOn,
  refuseAttributeValue,
  refusedAt,
} from '../trust/index.ts';
import { combineEdits, writeAttribute } from '../write.ts';

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
  writes: (options) => ({ [`attribute:${options.name}`]: options.value }),
  refuse: ({ name, value }) => [
    ...refusedAt(['name'], refuseAttributeName(name)),
    ...refusedAt(['value'], refuseAttributeValue(name, value)),
  ],
  apply(element, { name, value }) {
    const refusal = refuseAttributeOn(element.localName, name);
    if (refusal) throw new Error(`[${refusal.code}] ${refusal.message}`);
    if (name === 'rel') return writeAttribute(element, name, closeOpener(element, value));
    const rel = element.getAttribute('rel') ?? '';
    return combineEdits([
      writeAttribute(element, name, value),
      name === 'target' && value === '_blank'
        ? writeAttribute(element, 'rel', closeOpener(element, rel))
        : null,
    ]);
  },
});

/** A link that opens a new window must not hand it this one. */
function closeOpener(element: Element, rel: string): string {
  if (element.getAttribute('target') !== '_blank' || /\bnoopener\b/i.test(rel)) return rel;
  return `noopener ${rel}`.trim();
}

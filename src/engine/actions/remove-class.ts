import { defineAction } from '../define-action.ts';
import { refuseClassNames, refusedAt, splitClassNames } from '../trust/index.ts';
import { writeAttribute } from '../write.ts';

export const removeClass = defineAction({
  name: 'remove-class',
  summary: 'Takes one or more classes away, leaving the others alone.',
  schema: {
    properties: {
      class: { type: 'string', description: 'Class names, separated by spaces.' },
    },
    required: ['class'],
  },
  looksAt: 'attributes',
  writes: (options) =>
    Object.fromEntries(splitClassNames(options.class).map((name) => [`class:${name}`, 'absent'])),
  refuse: (options) => refusedAt(['class'], refuseClassNames(options.class)),
  apply(element, options) {
    const unwanted = new Set(splitClassNames(options.class));
    const names = splitClassNames(element.getAttribute('class') ?? '');
    const kept = names.filter((name) => !unwanted.has(name));
    if (kept.length === names.length) return null;
    return writeAttribute(element, 'class', kept.length > 0 ? kept.join(' ') : null);
  },
});

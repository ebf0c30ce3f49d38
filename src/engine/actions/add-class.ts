import { defineAction } from '../define-action.ts';
import { refuseClassNames, refusedAt, splitClassNames } from '../trust/index.ts';
import { writeAttribute } from '../write.ts';

export const addClass = defineAction({
  name: 'add-class',
  summary: 'Adds one or more classes, leaving the others alone.',
  schema: {
    properties: {
      class: { type: 'string', description: 'Class names, separated by spaces.' },
    },
    required: ['class'],
  },
  looksAt: 'attributes',
  writes: (options) =>
    Object.fromEntries(splitClassNames(options.class).map((name) => [`class:${name}`, 'present'])),
  refuse: (options) => refusedAt(['class'], refuseClassNames(options.class)),
  apply(element, options) {
    const missing = splitClassNames(options.class).filter(
      (name) => !element.classList.contains(name),
    );
    if (missing.length === 0) return null;
    const before = element.getAttribute('class');
    return writeAttribute(element, 'class', [before ?? '', ...new Set(missing)].join(' ').trim());
  },
});

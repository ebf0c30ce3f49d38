import type { Change } from '../change.ts';
import { whyNoHeading } from '../content-model.ts';
import { defineAction } from '../define-action.ts';
import { writeSuccessors } from '../write.ts';

export const promoteHeading = defineAction({
  name: 'promote-heading',
  summary: 'Makes a heading of an element that only looks like one, or corrects a heading’s level.',
  schema: {
    properties: {
      level: { type: 'integer', minimum: 1, maximum: 6, description: 'From 1 to 6.' },
    },
    required: ['level'],
  },
  looksAt: 'surroundings',
  writes: (options) => ({ tag: `h${options.level}` }),
  apply(element, options, page) {
    const tag = `h${options.level}`;
    if (element.localName === tag) return null;
    const reason = element === page.root ? 'The page itself is no heading.' : whyNoHeading(element);
    if (reason !== null) throw new Error(reason);

    const heading = element.ownerDocument.createElement(tag);
    copyAttributes(element as HTMLElement, heading);
    const change = replaceKeepingContent(element, heading);
    page.replaced(element, heading);
    return { changes: [change], undo: () => replaceKeepingContent(heading, element) };
  },
});

function replaceKeepingContent(old: Element, successor: Element): Change {
  successor.append(...old.childNodes);
  return writeSuccessors(old, [successor]);
}

/** A strict content security policy refuses style attributes, and lets CSSOM write the same. */
function copyAttributes(from: HTMLElement, to: HTMLElement): void {
  for (const { name, value } of from.attributes) {
    if (saysLevel(name, value)) continue;
    if (name === 'style') to.style.cssText = value;
    else to.setAttribute(name, value);
  }
}

/** What made it a heading for screen readers, of another level: the tag says that now. */
function saysLevel(name: string, value: string): boolean {
  return name === 'aria-level' || (name === 'role' && value === 'heading');
}

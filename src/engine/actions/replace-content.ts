import type { Edit } from '../change.ts';
import { canHoldBlocks, canHoldText, linkAround } from '../content-model.ts';
import { defineAction } from '../define-action.ts';
import type { PageContext } from '../page-context.ts';
import { refusedAt, refuseText } from '../trust/index.ts';
import { writeChildren } from '../write.ts';

export const replaceContent = defineAction({
  name: 'replace-content',
  summary: 'Replaces all that is in an element by components or by a text.',
  schema: {
    properties: {
      components: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        maxItems: 8,
        description: 'Names of components, in order.',
      },
      text: { type: 'string', description: 'Plain text; markup is shown as it is written.' },
    },
    required: [],
  },
  looksAt: 'surroundings',
  strikesContent: () => true,
  writes: (options) => ({ content: options.text ?? (options.components ?? []).join(' ') }),
  refuse: (options) =>
    options.text === undefined ? [] : refusedAt(['text'], refuseText(options.text)),
  apply(element, options, page) {
    if (options.text !== undefined) return replaceByText(element, options.text);
    return replaceByComponents(element, options.components ?? [], page);
  },
});

function replaceByText(element: Element, text: string): Edit | null {
  if (element.childElementCount === 0 && element.textContent === text) return null;
  if (!canHoldText(element)) throw new Error(`A <${element.localName}> cannot hold text.`);
  return writeChildren(element, [element.ownerDocument.createTextNode(text)]);
}

function replaceByComponents(
  element: Element,
  components: readonly string[],
  page: PageContext,
): Edit | null {
  if (holdsComponents(element, components, page.ruleId)) return null;
  if (!canHoldBlocks(element)) {
    throw new Error(`A <${element.localName}> cannot hold components.`);
  }
  if (linkAround(element)) throw new Error('A component cannot stand inside a link.');
  const mountPoints = components.map((component) =>
    page.mountPoints.create(element.ownerDocument, component, {}, page.ruleId),
  );
  const edit = writeChildren(element, mountPoints);
  return {
    changes: edit.changes,
    undo() {
      edit.undo();
      for (const one of mountPoints.toReversed()) page.mountPoints.remove(one);
    },
  };
}

function holdsComponents(element: Element, components: readonly string[], ruleId: string): boolean {
  const children = [...element.children];
  return components.every(
    (component, index) =>
      children[index]?.getAttribute('data-component') === component &&
      children[index].getAttribute('data-rule') === ruleId,
  );
}

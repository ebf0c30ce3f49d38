import type { StoryContext } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import {
  HOST_ID,
  inspectorStore,
  setInspector,
} from '../../../src/app/inspector/inspector-store.ts';
import { visitStore } from '../../../src/app/page-body/visit-store.ts';
import { openSession } from '../../../src/engine/index.ts';
import { json, type Answers } from '../../../tests/support/answers.ts';
import { inFrames } from '../states.ts';
import { besidePage, inInspector, inPanel } from './in-inspector.tsx';

/** What a step of a story needs of its context. */
export type Played = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

const parameters = {
  layout: 'fullscreen' as const,
  ...inFrames('40rem'),
};

/** For stories of one part of the panel. */
export const partOfPanel = { parameters, decorators: [inPanel, inInspector] };

/** For stories of what lies over the page. */
export const overPage = { parameters, decorators: [inInspector] };

/** For stories of the whole inspector, beside a page that many rules correct. */
export const inspectedPage = {
  parameters: { ...parameters, path: '/areas-served' },
  decorators: [inInspector, besidePage],
  beforeEach: openInspector,
};

/** The same for one part of the inspector, of which the docs page speaks. */
export function inspectedPart(words: string) {
  const docs = { ...parameters.docs, description: { component: words } };
  return { ...inspectedPage, parameters: { ...inspectedPage.parameters, docs } };
}

/** Opens the panel; afterwards everything is again as at the start. */
function openInspector(): () => void {
  setInspector({ isOpen: true });
  return forgetInspector;
}

/**
 * As if the server had corrected the page that is shown.
 * @param renew fetches the page as it was exported
 */
export function correctedByServer(renew: () => Promise<void>) {
  return () => {
    const root = document.createElement('div');
    const session = openSession({ root, path: '/', rules: [] });
    const rules = { version: 1, hash: '0000000000000000', rules: [] } as const;
    visitStore.setState({ visit: { html: null, path: '/', root, session, rules, renew } });
    return () => visitStore.setState({ visit: null });
  };
}

/** Leaves nothing of a story's to the next one. */
export function forgetInspector(): void {
  inspectorStore.setState(inspectorStore.getInitialState(), true);
}

/** The development server, which counts selectors on all pages and writes rules into their files. */
export const deskAnswers: Answers = {
  '/rules/desk/count': async (request) => {
    const { selectors } = (await request.json()) as { readonly selectors: readonly unknown[] };
    const counts = selectors.map((_, index) => ({ pages: index + 1, elements: 2 * index + 1 }));
    return json({ counts });
  },
  '/rules/desk/rules': () => json({ file: 'rules/pages/areas-served.yaml', line: 74 }),
};

/** What is in the inspector's own tree, where queries of the page do not reach. */
export function insideInspector(canvasElement: HTMLElement) {
  return within(treeOf(canvasElement).firstElementChild as HTMLElement);
}

/** Fills in a field there: typed letters do not get into a tree of its own. */
export async function fillInside(field: HTMLElement, value: string): Promise<void> {
  await fireEvent.change(field, { target: { value } });
}

/** What has the focus there. */
export function focusedInside(canvasElement: HTMLElement): Element | null {
  return treeOf(canvasElement).activeElement;
}

function treeOf(canvasElement: HTMLElement): ShadowRoot {
  return canvasElement.querySelector(`#${HOST_ID}`)!.shadowRoot!;
}

// Storybook's own pages are built without JSX's automatic runtime.
import { createElement, type CSSProperties, type ReactNode } from 'react';
import { useParameter, useStorybookState } from 'storybook/manager-api';

interface Props {
  readonly children: ReactNode;
}

interface Docs {
  readonly description?: { readonly story?: string };
}

/** Above a story, what is to be seen in it and judged: docs pages leave many stories out. */
export function StoryWords({ children }: Props) {
  const docs = useParameter<Docs>('docs');
  const { viewMode } = useStorybookState();
  const words = createElement('p', { style: line }, docs?.description?.story);
  return createElement(
    'div',
    { style: column },
    viewMode === 'story' && words,
    createElement('div', { style: rest }, children),
  );
}

const column: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
};

/** As high without words: the story below it does not move when they come. */
const line: CSSProperties = {
  boxSizing: 'border-box',
  minHeight: '2rem',
  margin: 0,
  padding: '0.375rem 0.9375rem',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
};

const rest: CSSProperties = { flex: 1, minHeight: 0 };

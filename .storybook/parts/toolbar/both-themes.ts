// Storybook's own pages are built without JSX's automatic runtime.
import { createElement, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { DOCS_RENDERED, STORY_FINISHED } from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { showCopy } from './show-copy.ts';

interface Props {
  readonly storyId: string;
  /** The story as Storybook shows it: in this mode the light one. */
  readonly children: ReactNode;
}

/**
 * Beside a story, in the mode "both", the same once more in the dark. Its steps are played after
 * those of the light one, because there is one focus for both; the panels speak of the light one.
 */
export function BothThemes({ storyId, children }: Props) {
  const [{ theme }] = useGlobals();
  const [finished, setFinished] = useState('');
  useChannel({
    [STORY_FINISHED]: (story: { readonly storyId: string }) => setFinished(story.storyId),
    [DOCS_RENDERED]: setFinished,
  });
  const isBoth = theme === 'both' && storyId !== '';
  return createElement(
    'div',
    { style: isBoth ? halves : whole },
    createElement('div', { style: half }, children),
    isBoth && finished === storyId && createElement(DarkCopy, { storyId }),
  );
}

function DarkCopy({ storyId }: { readonly storyId: string }) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { viewMode = 'story' } = useStorybookState();
  const { previewHref } = useStorybookApi().getStoryHrefs(storyId, {
    viewMode,
    queryParams: { globals: 'theme:dark' },
  });
  useEffect(() => (box ? showCopy(previewHref, box) : undefined), [previewHref, box]);
  return createElement('div', { ref: setBox, style: half });
}

const whole: CSSProperties = { width: '100%', height: '100%' };

const halves: CSSProperties = {
  ...whole,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2px',
};

const half: CSSProperties = { ...whole, minWidth: 0, overflow: 'auto' };

import type { CSSProperties, ReactNode } from 'react';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { scrollTogether } from './scroll-together.ts';

interface Props {
  readonly storyId: string;
  /** The story as Storybook shows it: in this mode the light one. */
  readonly children: ReactNode;
}

/**
 * Beside a story, in the mode "both", the same once more in the dark. It is only to be looked at:
 * steps are played in the light one, and the panels speak of that.
 */
export function BothThemes({ storyId, children }: Props) {
  const [{ theme }] = useGlobals();
  const isBoth = theme === 'both' && storyId !== '';
  return (
    <div style={isBoth ? halves : whole}>
      <div style={half}>{children}</div>
      {isBoth && <DarkCopy storyId={storyId} />}
    </div>
  );
}

function DarkCopy({ storyId }: { readonly storyId: string }) {
  const { viewMode = 'story' } = useStorybookState();
  const { previewHref } = useStorybookApi().getStoryHrefs(storyId, {
    viewMode,
    embed: true,
    queryParams: { globals: 'theme:dark' },
  });
  return (
    <iframe
      style={half}
      title="The same in the dark"
      srcDoc={writeShell(previewHref)}
      onLoad={({ currentTarget }) => scrollTogether(currentTarget.contentWindow?.frames[0])}
    />
  );
}

/** Storybook takes each frame of its own document for the story: this one has a document around it. */
function writeShell(address: string): string {
  const style = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  return `<iframe title="Dark theme" style="${style}" src="${address.replaceAll('&', '&amp;')}"></iframe>`;
}

const whole: CSSProperties = { width: '100%', height: '100%' };

const halves: CSSProperties = {
  ...whole,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2px',
};

const half: CSSProperties = { width: '100%', height: '100%', minWidth: 0, border: 0 };

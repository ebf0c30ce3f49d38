import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

const style: CSSProperties = {
  padding: 'var(--space-4)',
  border: '1px dashed var(--border-strong)',
  borderRadius: 'var(--radius-2)',
  color: 'var(--text-quiet)',
  font: 'var(--size-small) / 1.5 var(--font)',
};

const sayingSo: Decorator = (Story) => (
  <>
    <p style={style}>Nothing is drawn here, and that is right.</p>
    <Story />
  </>
);

/** A blank page looks like a story that is broken: this one says that it is meant. */
export const drawsNothing = { decorators: [sayingSo] };

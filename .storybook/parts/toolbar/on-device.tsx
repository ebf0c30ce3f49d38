import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { emulateMedia } from './emulate-media.ts';

/** Puts a story on the device that the toolbar describes. */
export const onDevice: Decorator = (Story, { globals }) => (
  <Device
    media={String(globals['media'])}
    direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
    isTextDouble={globals['text'] === 'double'}
  >
    <Story />
  </Device>
);

interface Props {
  readonly media: string;
  readonly direction: 'ltr' | 'rtl';
  readonly isTextDouble: boolean;
  readonly children: ReactNode;
}

function Device({ media, direction, isTextDouble, children }: Props) {
  useLayoutEffect(() => emulateMedia(media, document), [media]);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.dir = direction;
    root.style.fontSize = isTextDouble ? '200%' : '';
    return () => {
      root.dir = 'ltr';
      root.style.fontSize = '';
    };
  }, [direction, isTextDouble]);
  return children;
}

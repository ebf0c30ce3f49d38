import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { emulateDevice } from './emulate-device.ts';

/** Puts a story on the device that the toolbar describes. */
export const onDevice: Decorator = (Story, { globals }) => (
  <Device
    media={String(globals['media'])}
    text={String(globals['text'])}
    direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
  >
    <Story />
  </Device>
);

interface Props {
  readonly media: string;
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

function Device({ media, text, direction, children }: Props) {
  useLayoutEffect(() => emulateDevice([media, text], document), [media, text]);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.dir = direction;
    return () => {
      root.dir = 'ltr';
    };
  }, [direction]);
  return children;
}

import { expect } from 'storybook/test';
import { inFrames } from '../parts/states.ts';
import preview from '../preview.tsx';
import { Colors, Contrasts } from './colors.tsx';
import { Motion, Spacing, Surfaces, Type } from './scales.tsx';

const meta = preview.meta({ title: 'Design tokens', tags: ['!autodocs'] });

/** In a frame of its own, because a document has one theme. */
const inDark = {
  globals: { theme: 'dark' },
  parameters: inFrames('40rem'),
};

export const LightColors = meta.story({
  globals: { theme: 'light' },
  render: () => <Colors theme="light" />,
});

export const DarkColors = meta.story({
  ...inDark,
  render: () => <Colors theme="dark" />,
});

export const LightContrast = meta.story({
  globals: { theme: 'light' },
  render: () => <Contrasts theme="light" />,
  play: passesEverywhere,
});

export const DarkContrast = meta.story({
  ...inDark,
  render: () => <Contrasts theme="dark" />,
  play: passesEverywhere,
});

export const TypeSizes = meta.story({ render: () => <Type /> });

export const Distances = meta.story({ render: () => <Spacing /> });

export const CornersAndShadows = meta.story({ render: () => <Surfaces /> });

export const Movement = meta.story({ render: () => <Motion /> });

async function passesEverywhere({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-passes]')];
  await expect(rows.length).toBeGreaterThan(20);
  const failing = rows.filter(({ dataset }) => dataset['passes'] !== 'true');
  await expect(failing.map(({ textContent }) => textContent)).toEqual([]);
}

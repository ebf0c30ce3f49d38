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

/** Every color of the light theme, with its value. */
export const LightColors = meta.story({
  globals: { theme: 'light' },
  render: () => <Colors theme="light" />,
});

/** Every color of the dark theme, with its value. */
export const DarkColors = meta.story({
  ...inDark,
  render: () => <Colors theme="dark" />,
});

/** Every pair that meets on the site; none falls below its number. */
export const LightContrast = meta.story({
  globals: { theme: 'light' },
  render: () => <Contrasts theme="light" />,
  play: passesEverywhere,
});

/** The same pairs in the dark. */
export const DarkContrast = meta.story({
  ...inDark,
  render: () => <Contrasts theme="dark" />,
  play: passesEverywhere,
});

/** Each size, set in itself. */
export const TypeSizes = meta.story({ render: () => <Type /> });

/** Each distance, as wide as it is. */
export const Distances = meta.story({ render: () => <Spacing /> });

/** Each corner and shadow on a surface. */
export const CornersAndShadows = meta.story({ render: () => <Surfaces /> });

/** Point at a bar: it grows as fast as it says. */
export const Movement = meta.story({ render: () => <Motion /> });

async function passesEverywhere({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-passes]')];
  await expect(rows.length).toBeGreaterThan(20);
  const failing = rows.filter(({ dataset }) => dataset['passes'] !== 'true');
  await expect(failing.map(({ textContent }) => textContent)).toEqual([]);
}

import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { Icon, type IconName } from './icon.tsx';
import { iconPaths } from './icon-paths.ts';

const names = Object.keys(iconPaths) as IconName[];

const meta = preview.meta({
  title: 'Parts/Icon',
  component: Icon,
  args: { name: 'phone' as const },
  argTypes: { name: { control: 'select', options: names } },
});

/** As large as the letters beside it, and in their color. */
export const One = meta.story();

/** Every icon under the name by which it is asked for; none is read out. */
export const All = meta.story({
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', padding: 0, listStyle: 'none' }}>
      {names.map((name) => (
        <li key={name} style={{ width: '6rem', textAlign: 'center' }}>
          <Icon name={name} />
          <br />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(
      names.length,
    );
  },
});

export const DoubleText = meta.story({ ...states.doubleText });

export const RightToLeft = meta.story({
  ...All.input,
  ...states.rightToLeft,
  ...states.saying('Arrows point as they are drawn; whoever uses one chooses its direction.'),
});

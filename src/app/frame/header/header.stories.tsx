import { site } from 'virtual:site';
import { expect } from 'storybook/test';
import * as states from '../../../../.storybook/parts/states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Header } from './header.tsx';

const meta = preview.meta({
  title: 'Frame/Header',
  component: Header,
  parameters: { layout: 'fullscreen', ...states.inFrames('20rem') },
});

/** Top bar, logo, navigation and theme switch; the Tab key begins with the phone. */
export const Wide = meta.story({
  async play({ canvas, userEvent }) {
    const quote = canvas.getByRole('link', { name: site.header.quote.label });
    await expect(quote).toHaveAttribute('href', site.header.quote.href);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
});

/** Enter opens the menu of services, Escape closes it and gives its button the focus back. */
export const DropdownByKeyboard = meta.story({
  ...states.wide,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Services menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Tab}{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
});

/** A click keeps open what pointing at it has opened. */
export const DropdownByPointer = meta.story({
  ...states.wide,
  async play({ canvas, userEvent }) {
    await userEvent.hover(canvas.getByRole('button', { name: 'About Us menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'About Us menu' }));
    await expect(await canvas.findByRole('link', { name: 'Areas Served' })).toBeVisible();
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

/** On a phone one button opens the whole navigation; a second one opens the services in it. */
export const MenuOpen = meta.story({
  ...states.small,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Services submenu' }));
    const submenu = canvas.getByRole('button', { name: 'Services submenu' });
    await expect(submenu).toHaveAttribute('aria-expanded', 'true');
  },
});

/** Escape has closed the menu, and the focus is on the button that opened it. */
export const MenuByKeyboard = meta.story({
  ...states.small,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    button.focus();
    await userEvent.keyboard('{Enter}{Tab}');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

export const LongWords = meta.story({ ...states.longWords });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const ForcedColors = meta.story({ ...states.forcedColors });

export const DoubleText = meta.story({ ...states.doubleText });

import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { globalTypes } from '../toolbar/globals.ts';

interface Update {
  readonly userGlobals: Readonly<Record<string, unknown>>;
}

/**
 * Lets the frames of a docs page follow the toolbar. They know of it by their address alone, and
 * Storybook would leave it out there. Nobody reads what axe says in a frame: it does not run.
 */
export function letFramesFollowToolbar(): void {
  addons.getChannel().on(GLOBALS_UPDATED, ({ userGlobals }: Update) => {
    const choices = Object.keys(globalTypes).map((name) => `${name}:${String(userGlobals[name])}`);
    const globals = [...choices, 'a11y.manual:!true'].join(';');
    Reflect.set(globalThis, 'PREVIEW_URL', `iframe.html?${new URLSearchParams({ globals })}`);
  });
}

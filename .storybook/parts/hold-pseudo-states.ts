import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface Drawn {
  readonly id: string;
  readonly globals: { readonly pseudo?: unknown };
}

/** Under this name the add-on of pseudo-states looks for the story; a test's canvas has none. */
export function nameCanvas(canvas: HTMLElement): void {
  canvas.id ||= 'storybook-root';
}

/**
 * Shows a story hovered or focused before axe looks at it. In Storybook the add-on hears itself
 * that the story is drawn; in a test nobody tells it.
 */
export async function holdPseudoStates({ id, globals }: Drawn): Promise<void> {
  if (!globals.pseudo) return;
  addons.getChannel().emit(STORY_RENDERED, id);
  await new Promise((resolve) => setTimeout(resolve));
}

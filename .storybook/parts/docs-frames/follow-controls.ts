import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface Update {
  readonly storyId: string;
}

/** Storybook in a frame, as far as it has to do with controls. */
interface FramedPreview {
  readonly onUpdateArgs: (update: Update) => Promise<void>;
  readonly onResetArgs: (update: Update) => Promise<void>;
}

/** Lets the first story of a docs page follow the page's controls where it stands in a frame. */
export function letFrameFollowControls(): void {
  const channel = addons.getChannel();
  channel.on(UPDATE_STORY_ARGS, (update: Update) => framed(update)?.onUpdateArgs(update));
  channel.on(RESET_STORY_ARGS, (update: Update) => framed(update)?.onResetArgs(update));
}

function framed({ storyId }: Update): FramedPreview | undefined {
  const frame = document.querySelector<HTMLIFrameElement>(`#story--${storyId}--primary iframe`);
  const inside: object = frame?.contentWindow ?? {};
  return Reflect.get(inside, '__STORYBOOK_PREVIEW__') as FramedPreview | undefined;
}

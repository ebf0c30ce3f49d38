import { addons, types } from 'storybook/manager-api';
import { BothThemes } from './parts/toolbar/both-themes.ts';
import { StoryWords } from './parts/toolbar/story-words.ts';

// Each story has steps, but few have controls.
addons.setConfig({
  selectedPanel: 'storybook/interactions/panel',
  layout: { bottomPanelHeight: 240 },
});

// The first stands around the next.
addons.add('story-words', { type: types.PREVIEW, render: StoryWords });
addons.add('both-themes', { type: types.PREVIEW, render: BothThemes });

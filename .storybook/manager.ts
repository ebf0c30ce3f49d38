import { addons, types } from 'storybook/manager-api';
import { BothThemes } from './parts/toolbar/both-themes.ts';

// Each story has steps, but few have controls.
addons.setConfig({ selectedPanel: 'storybook/interactions/panel', bottomPanelHeight: 240 });

addons.add('both-themes', { type: types.PREVIEW, render: BothThemes });

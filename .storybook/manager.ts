import { addons, types } from 'storybook/manager-api';
import { BothThemes } from './parts/toolbar/both-themes.ts';

addons.add('both-themes', { type: types.PREVIEW, render: BothThemes });

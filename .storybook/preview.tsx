import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { getPreferredColorScheme, themes } from 'storybook/theming';
import '../src/app/design/design.css';
import './docs/docs.css';
import { handlersFor } from '../tests/support/answers.ts';
import { letFrameFollowControls } from './parts/docs-frames/follow-controls.ts';
import { letFramesFollowToolbar } from './parts/docs-frames/follow-toolbar.ts';
import { keepOwnFocus } from './parts/docs-frames/keep-own-focus.ts';
import { globalTypes, initialGlobals } from './parts/toolbar/globals.ts';
import { keepOwnTheme } from './parts/keep-own-theme.ts';
import { forgetRequests, refuseUnansweredRequests, startWorker } from './parts/network.ts';
import { holdPseudoStates, nameCanvas } from './parts/hold-pseudo-states.ts';
import { loadOwnFont, refuseOtherFonts } from './parts/own-font.ts';
import { refuseBlankCanvas, refuseSidewaysScroll } from './parts/refuse-flaws.ts';
import { siteAnswers } from './parts/site-answers.ts';
import { showInSite } from './parts/show-in-site.tsx';
import { writeSiteData } from './parts/write-site-data.ts';
import { onDevice } from './parts/toolbar/on-device.tsx';
import { viewports } from './parts/toolbar/viewports.ts';

// As long as the slowest machine needs: what comes sooner is not waited for.
configure({ asyncUtilTimeout: 15_000 });

/** A test asks for findings only; the panel also lists what was right, which takes a third longer. */
const inTests = import.meta.env['VITEST'] ? { resultTypes: ['violations' as const] } : {};

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates(), addonMsw(startWorker)],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [showInSite, onDevice],
  loaders: [loadOwnFont],
  beforeAll() {
    writeSiteData();
    letFramesFollowToolbar();
    letFrameFollowControls();
    keepOwnFocus();
    keepOwnTheme();
  },
  beforeEach({ canvasElement, msw }) {
    nameCanvas(canvasElement);
    forgetRequests();
    msw.use(...handlersFor(siteAnswers));
  },
  afterEach: [
    refuseUnansweredRequests,
    refuseOtherFonts,
    refuseBlankCanvas,
    refuseSidewaysScroll,
    holdPseudoStates,
  ],
  parameters: {
    layout: 'padded',
    docs: { theme: themes[getPreferredColorScheme()] },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Design tokens',
          'Writing rules',
          'Accessibility',
          'Content',
          'Pages',
          'Insertable',
          'Contact form',
          'Page view',
          'Frame',
          'Parts',
          'Rules',
          ['Changed lately', 'Actions', 'Finders'],
          'Inspector',
          ['Panel', 'Rule', 'New rule'],
        ],
      },
    },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], ...inTests },
    },
  },
});

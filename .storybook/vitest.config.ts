import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineProject } from 'vitest/config';
import { chromiumLaunchOptions } from '../tests/support/chromium.ts';
import stories from './vite.config.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Every story is a test in Chromium: it is drawn, played, and examined by axe. */
export default mergeConfig(
  stories,
  defineProject({
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [storybookTest({ configDir: folder })],
    test: {
      name: 'storybook',
      isolate: false,
      // A page for each core: nothing else runs beside this group.
      maxWorkers: '100%',
      sequence: { groupOrder: 1 },
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunchOptions() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);

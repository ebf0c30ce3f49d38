import { defineConfig } from 'playwright/test';
import { chromiumLaunchOptions } from '../support/chromium.ts';

const PORT = 26_107;

/** Stories as they are built, their pictures and their docs pages, in one browser that draws without a graphics card. */
export default defineConfig({
  testDir: '.',
  testMatch: ['*.pictures.ts', '*.spec.ts'],
  outputDir: '../../node_modules/.cache/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  reporter: 'line',
  timeout: 90_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      // Letters are drawn a little differently by another browser; a button that moves is more.
      threshold: 0.15,
      maxDiffPixels: 30,
    },
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: chromiumLaunchOptions(),
    // Half as wide and high: a quarter of the repository, and what moves is still seen.
    deviceScaleFactor: 0.5,
    reducedMotion: 'reduce',
    timezoneId: 'America/Chicago',
    locale: 'en-US',
  },
  webServer: {
    command: `vite preview --config .storybook/vite.config.ts --outDir dist-storybook --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: '../..',
    port: PORT,
  },
});

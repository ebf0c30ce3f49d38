import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, defineProject } from 'vitest/config';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';
import { correctInJsdom } from './tests/support/correct-in-jsdom.ts';

/** Tests that need a page's DOM: they run in jsdom and, the same files, in Chromium. */
const domTests = ['tests/{engine,explain,page,rules}/**/*.test.{ts,tsx}'];

/** Milliseconds that a test may take; ten times the cases take ten times as long. */
const testTimeout = process.env.DEEP ? 1_200_000 : 120_000;

/** Programs that tests start again and again are compiled once: half the time that they need to start. */
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node') };

/**
 * Half as many workers again as there are cores: tests wait now and then, for a clock or another
 * program. Only what is listed with this runs at the same time.
 */
const abreast = {
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  sequence: { groupOrder: 2 },
};

/** A busy machine takes its time. */
const patient = { testTimeout, expect: { poll: { timeout: 15_000 } } };

const servers = { ...patient, env, hookTimeout: testTimeout };

const node = defineProject({
  test: {
    ...servers,
    ...abreast,
    name: 'node',
    include: ['tests/{architecture,compiler,contract,editor,hostile}/**/*.test.ts'],
  },
});

const programs = defineProject({
  test: {
    ...servers,
    ...abreast,
    name: 'programs',
    include: [
      'tests/{cli,server}/**/*.test.ts',
      // A real one takes programs that few machines have.
      ...(process.env.WORDPRESS ? ['tests/wordpress/*.test.ts'] : []),
      ...(process.env.BROWSERS ? ['tests/browsers/*.test.ts'] : []),
    ],
  },
});

const site = defineProject({
  test: {
    ...servers,
    ...abreast,
    name: 'site',
    // The files of a worker share a site and a browser; those for rules open a server of their own.
    isolate: false,
    include: ['tests/{inspector,site}/**/*.test.ts'],
  },
});

const jsdom = defineProject({
  test: { ...abreast, name: 'jsdom', environment: 'jsdom', include: domTests, testTimeout },
});

const chromium = defineProject({
  test: {
    name: 'chromium',
    ...patient,
    include: [...domTests, 'tests/{app,chromium}/**/*.test.{ts,tsx}'],
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
      commands: { correctInJsdom },
    },
  },
});

const projects = [node, programs, site, jsdom, chromium].map((project) => ({
  extends: true,
  ...project,
}));

export default defineConfig({
  plugins: [react()],
  optimizeDeps: { include: testDependencies() },
  test: {
    provide: process.env.DEEP ? { runs: 10_000, seed: null } : { runs: 1_000, seed: 20_261_121 },
    setupFiles: ['./tests/support/fix-seed.ts'],
    reporters: ['default', './tests/support/plain-line-reporter.ts'],
    projects: ['.storybook/vitest.config.ts', ...projects],
  },
});

/** Known beforehand, so that a cold start of the browser tests does not have to begin anew. */
function testDependencies(): string[] {
  const names =
    '@noble/hashes/sha2.js @noble/hashes/utils.js @tanstack/react-query ajv/dist/2020.js css-tree ' +
    'dompurify embla-carousel fast-check fastest-levenshtein msw radix-ui react react-dom ' +
    'react-dom/client react-hook-form react-router-dom react/jsx-dev-runtime yaml zustand';
  return names.split(' ');
}

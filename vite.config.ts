/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vite';
import { siteServer } from './src/server/vite-plugin.ts';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';
import { correctInJsdom } from './tests/support/correct-in-jsdom.ts';

/** Tests that need a page's DOM: they run in jsdom and, the same files, in Chromium. */
const domTests = ['tests/{engine,explain,page,rules}/**/*.test.{ts,tsx}'];

/** Milliseconds that a test may take; ten times the cases take ten times as long. */
const testTimeout = process.env.DEEP ? 1_200_000 : 120_000;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), siteServer()],
  build: {
    target: 'es2023',
    copyPublicDir: !isSsrBuild,
    // One style sheet, so that what is loaded late is styled for who has no JavaScript, too.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: isSsrBuild ? { codeSplitting: false } : { chunkFileNames: nameChunk },
    },
  },
  // With its libraries in it, as they are for production, whatever the server was started with.
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  optimizeDeps: { include: testDependencies() },
  test: {
    provide: { runs: process.env.DEEP ? 10_000 : 1_000 },
    reporters: ['default', './tests/support/plain-line-reporter.ts'],
    projects: [
      '.storybook/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'tests/{architecture,cli,compiler,contract,editor,hostile,server}/**/*.test.ts',
            // A real one takes programs that few machines have.
            ...(process.env.WORDPRESS ? ['tests/wordpress/*.test.ts'] : []),
          ],
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/{inspector,site}/**/*.test.ts'],
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: { name: 'jsdom', environment: 'jsdom', include: domTests, testTimeout },
      },
      {
        extends: true,
        test: {
          name: 'chromium',
          include: [...domTests, 'tests/{app,chromium}/**/*.test.{ts,tsx}'],
          testTimeout,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
            commands: { correctInJsdom },
          },
        },
      },
    ],
  },
}));

/** What only staff may load stands in a folder that the server opens for a signed link alone. */
function nameChunk({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const isStaff = facadeModuleId?.includes('/src/app/inspector/') ?? false;
  return isStaff ? 'staff/[name]-[hash].js' : 'assets/[name]-[hash].js';
}

/** Known beforehand, so that a cold start of the browser tests does not have to begin anew. */
function testDependencies(): string[] {
  const names = [
    '@noble/hashes/sha2.js',
    '@noble/hashes/utils.js',
    '@tanstack/react-query',
    'ajv/dist/2020.js',
    'css-tree',
    'dompurify',
    'embla-carousel',
    'fast-check',
    'fastest-levenshtein',
    'msw',
    'radix-ui',
    'react',
    'react-dom',
    'react-dom/client',
    'react-hook-form',
    'react-router-dom',
    'react/jsx-dev-runtime',
    'yaml',
    'zustand',
  ];
  return process.env.VITEST ? names : [];
}

import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { fixtureStories } from './build/fixture-stories.ts';
import { siteModules } from './build/site-modules.ts';

/** How stories are built, for Storybook and for the tests that it makes of them. */
export default defineConfig({
  plugins: [react(), msw({ mode: 'worker-only' }), siteModules(), fixtureStories()],
  build: { target: 'es2023', chunkSizeWarningLimit: 2500 },
  optimizeDeps: { include: dependencies() },
});

/** Known beforehand, so that a cold start does not have to begin anew. */
function dependencies(): string[] {
  const names =
    '@tanstack/react-query dompurify embla-carousel fastest-levenshtein msw msw/browser ' +
    'msw-storybook-addon radix-ui react react-dom react-dom/client react-hook-form ' +
    'react-router-dom react/jsx-dev-runtime react/jsx-runtime storybook/internal/core-events ' +
    'storybook/preview-api storybook/test zustand zustand/middleware';
  return names.split(' ');
}

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressBuild } from './src/server/encoding/compress-build.ts';
import { siteServer } from './src/server/vite-plugin.ts';

/** How the site is built, and served to developers; its tests: vitest.config.ts. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), siteServer(), compressBuild()],
  resolve: { alias: command === 'build' ? productionRouter() : {} },
  build: {
    target: 'es2023',
    copyPublicDir: !isSsrBuild,
    // One style sheet, so that what is loaded late is styled for who has no JavaScript, too.
    cssCodeSplit: false,
    // Every browser that reads this script knows modulepreload. What comes later goes without: in Safari
    // code whose preload has failed once is not asked for again.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // A word that two scripts share is shorter than the way to it.
      optimization: { inlineConst: true },
      output: isSsrBuild
        ? { codeSplitting: false }
        : {
            chunkFileNames: nameChunk,
            // Run one by one, they leave room for a visitor in between.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                { name: 'start-react', test: /\/start-react\.ts$/ },
              ],
            },
          },
    },
  },
  // With its libraries in it, as they are for production, whatever the server was started with.
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}));

/** The router's package leads everybody to its build for developers, which warns and is bigger. */
function productionRouter(): Record<string, string> {
  const names = ['react-router/dom', 'react-router'];
  return Object.fromEntries(names.map((name) => [name, locateForProduction(name)]));
}

function locateForProduction(name: string): string {
  return fileURLToPath(import.meta.resolve(name)).replace('/development/', '/production/');
}

/** What only staff may load stands in a folder that the server opens for a signed link alone. */
function nameChunk({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const isStaff = facadeModuleId?.includes('/src/app/inspector/') ?? false;
  return isStaff ? 'staff/[name]-[hash].js' : 'assets/[name]-[hash].js';
}

import { resolve } from 'node:path';
import { glob } from 'tinyglobby';
import type { Plugin } from 'vite';
import { compressFiles } from './compress-files.ts';

/** Compresses the built client's files as well as can be, once for all visitors. */
export function compressBuild(): Plugin {
  let folder = '';
  return {
    name: 'compress-build',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      await compressFiles(await glob('**/*', { cwd: folder, absolute: true }), 11);
    },
  };
}

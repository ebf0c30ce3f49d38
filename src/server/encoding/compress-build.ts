import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressFolder } from './compress-folder.ts';

/** Compresses the built client's files as well as can be, once for all visitors. */
export function compressBuild(): Plugin {
  let folder = '';
  return {
    name: 'compress-build',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle: () => compressFolder(folder, 11),
  };
}

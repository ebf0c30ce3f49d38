import { join, resolve } from 'node:path';
import { createServer } from 'vite';

/** The development server of a checkout, as a process of its own; it says where it listens. */
const [root = ''] = process.argv.slice(2);
const server = await createServer({
  root,
  configFile: resolve('vite.config.ts'),
  cacheDir: join(root, '.cache', 'vite'),
  logLevel: 'warn',
  server: { port: 0, host: '127.0.0.1', fs: { strict: false }, hmr: false, watch: null },
});
await server.listen();
console.log(`ready ${server.resolvedUrls?.local[0]}`);

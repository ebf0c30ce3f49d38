import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build, type Rolldown } from 'vite';

/** Files by path; whatever else is asked for is answered by nothing. */
export type Files = Map<string, { type: string; body: string }>;

export interface Served {
  readonly origin: string;
  close(): void;
}

/** Serves files on a free port of this machine, isolated so that the clock ticks every 5 µs. */
export async function serve(files: Files): Promise<Served> {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 204, {
      'content-type': file?.type ?? 'text/plain',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * One script of all that the entry imports, as small as the site's own.
 * @param entry an absolute path
 */
export async function bundle(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'unused' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = result[0]?.output ?? [];
  if (!chunk) throw new Error(`${entry} has no script.`);
  return chunk.code;
}

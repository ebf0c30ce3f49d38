import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

export interface Twin {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * A static copy of the site: the same text, images, style and font in each document, and not one
 * script. It is what a first view can be at best.
 * @param origin the site's
 */
export async function startTwin(origin: string): Promise<Twin> {
  const app = fastify();
  await app.register(compress);
  await app.register(fastifyStatic, {
    root: join(import.meta.dirname, '../../dist'),
    index: false,
    globIgnore: ['index.html'],
    wildcard: false,
  });
  const documents = new Map<string, string>();
  app.get('/*', async ({ url }, reply) => {
    const known = documents.get(url) ?? (await copy(origin + url));
    documents.set(url, known);
    return reply.type('text/html; charset=utf-8').send(known);
  });
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), stop: () => app.close() };
}

async function copy(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return html
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}

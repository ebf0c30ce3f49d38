import { fetchJson } from './fetch-json.ts';
import type { RemoteSource } from './remote-source.ts';

/** A server that answers as this one does: `/api/pages/*` and `/api/blog/{slug}` with `{ content }`. */
export function createHttpSource(base: URL): RemoteSource {
  const root = base.href.replace(/\/+$/, '');
  return {
    host: base.host,
    async fetchContent(kind, slug, tag, signal) {
      const answer = await fetchJson(new URL(`${root}/api/${kind}/${slug}`), tag, signal);
      if (answer.kind !== 'answer') return answer;
      const content = (answer.json as { content?: unknown } | null)?.content;
      if (typeof content !== 'string') {
        throw new Error('The answer of the source carries no content.');
      }
      return { kind: 'content', html: content, tag: answer.tag };
    },
  };
}

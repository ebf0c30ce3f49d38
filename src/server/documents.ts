import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteData } from '../contract/site.ts';

/** What every page that this server writes shares. */
export interface Documents {
  readonly site: SiteData;
  /** Addresses of the built stylesheets. */
  readonly styles: readonly string[];
  /** The content security policy of a page with this nonce. */
  policy(nonce: string, request: FastifyRequest): string;
  /** Tags of the head that tell the client what this server has for its reader. */
  writeTags(request: FastifyRequest, reply: FastifyReply): string;
}

declare module 'fastify' {
  interface FastifyInstance {
    documents: Documents;
  }
}

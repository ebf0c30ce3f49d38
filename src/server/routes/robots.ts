import type { FastifyInstance } from 'fastify';
import type { SiteData } from '../../contract/site.ts';

/** `GET /robots.txt`: everything may be found but the API. */
export function addRobots(app: FastifyInstance, site: SiteData): void {
  app.get('/robots.txt', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8');
    return writeRobots(site);
  });
}

/** The text of robots.txt. */
export function writeRobots({ domain }: SiteData): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: https://${domain}/sitemap.xml\n`;
}

import type { FastifyRequest } from 'fastify';

/** True for what a form sends without JavaScript: its sender reads pages, not JSON. */
export function isFormPost({ method, headers }: FastifyRequest): boolean {
  if (method !== 'POST') return false;
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    headers['content-type'] ?? '',
  );
}

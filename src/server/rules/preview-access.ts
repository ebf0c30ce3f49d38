import type { FastifyRequest } from 'fastify';
import { readPreview } from './preview-token.ts';

export const PREVIEW_COOKIE = 'rules-preview';

/** What the development server's own pages put into the cookie to see drafts. */
const DEVELOPMENT_DRAFTS = 'development';

/** Who may look behind the pages, and who sees drafts. */
export interface PreviewAccess {
  /** Until when, in milliseconds since 1970; null for visitors. */
  until(request: FastifyRequest): number | null;
  showsDrafts(request: FastifyRequest): boolean;
}

interface PreviewOptions {
  /** Null: no link is ever valid. */
  readonly secret: string | null;
  /** Everybody on this machine may look, and asks for drafts without a link. */
  readonly isDevelopment: boolean;
}

/** Visitors never have access; whoever opened a signed link has it until the link ends. */
export function createPreviewAccess({ secret, isDevelopment }: PreviewOptions): PreviewAccess {
  const until = (request: FastifyRequest): number | null => {
    return readPreview(secret, readCookie(request), Date.now());
  };
  return {
    until,
    showsDrafts(request) {
      if (isDevelopment && readCookie(request) === DEVELOPMENT_DRAFTS) return true;
      return until(request) !== null;
    },
  };
}

function readCookie({ headers }: FastifyRequest): string {
  const cookies = (headers.cookie ?? '').split(';').map((one) => one.trim());
  const found = cookies.find((one) => one.startsWith(`${PREVIEW_COOKIE}=`));
  return found?.slice(PREVIEW_COOKIE.length + 1) ?? '';
}

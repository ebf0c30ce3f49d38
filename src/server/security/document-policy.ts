import type { Crm } from '../../contract/site.ts';
import type { InlineSources } from './inline-hashes.ts';

export interface PolicyOptions {
  /** 128 random bits; null for a document that is not written anew for each visitor. */
  readonly nonce: string | null;
  /** What allows the scripts and style sheets in documents that have no nonce of their own. */
  readonly inline?: InlineSources;
  /** True when visitors use https. */
  readonly isSecure: boolean;
  readonly crm: Crm;
}

const REPORTS = '/api/csp-report';

/** The content security policy of a document: no inline code, no strings that become code. */
export function documentPolicy({ nonce, inline, isSecure, crm }: PolicyOptions): string {
  const capture = captureOrigin(crm);
  const directives = {
    'default-src': "'none'",
    'script-src': nonce
      ? `'nonce-${nonce}' 'strict-dynamic'`
      : join("'self'", ...(inline?.scripts ?? []), capture),
    'style-src': join("'self'", nonce ? `'nonce-${nonce}'` : '', ...(inline?.styles ?? [])),
    'style-src-attr': "'none'",
    'img-src': join("'self' data:", capture),
    'font-src': "'self'",
    'connect-src': join("'self'", capture),
    'media-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': join('dompurify page-parser', capture && 'form-capture'),
    ...(isSecure && { 'upgrade-insecure-requests': '' }),
    // A host that only serves files has nobody who reads reports.
    ...(nonce !== null && { 'report-uri': REPORTS, 'report-to': 'csp' }),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

/** Where `report-to csp` leads. */
export const reportingEndpoints = `csp="${REPORTS}"`;

/** The form capture's host, when the script is switched on. */
function captureOrigin({ script, clientId, listId }: Crm): string {
  if (!script || !clientId || !listId || !URL.canParse(script)) return '';
  return new URL(script).origin;
}

function join(...sources: string[]): string {
  return sources.filter((source) => source !== '').join(' ');
}

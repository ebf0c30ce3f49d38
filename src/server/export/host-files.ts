import type { SiteData } from '../../contract/site.ts';
import { documentPolicy } from '../security/document-policy.ts';
import type { InlineSources } from '../security/inline-hashes.ts';
import { commonHeaders, dataPolicy, strictTransport } from '../security/headers.ts';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const ALWAYS = { ...commonHeaders, 'strict-transport-security': strictTransport };
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. A header that two blocks name is
 * sent with both values. Without `cache-control` both hosts let browsers ask again each time.
 */
export function writeHeadersFile({ crm }: SiteData, inline: InlineSources): string {
  const blocks: [string, Readonly<Record<string, string>>][] = [
    ['/*', { ...ALWAYS, 'content-security-policy': policy(crm, inline) }],
    ['/assets/*', { 'cache-control': FOR_GOOD }],
    ['/api/*', { 'content-type': 'application/json; charset=utf-8' }],
  ];
  return blocks
    .map(([path, headers]) => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`)
    .join('\n');
}

/** The file `_redirects`: old addresses, and the records under the names that the client asks for. */
export function writeRedirectsFile(redirects: readonly Redirect[]): string {
  const old = redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
  return `${old}/api/pages/* /api/pages/:splat.json 200\n/api/blog/* /api/blog/:splat.json 200\n`;
}

interface NginxOptions {
  readonly site: SiteData;
  readonly redirects: readonly Redirect[];
  readonly inline: InlineSources;
  /** The folder of the export. */
  readonly root: string;
}

/** A server block for nginx; `/api/contact` goes on to the server that stores messages. */
export function writeNginx({ site, redirects, inline, root }: NginxOptions): string {
  const old = redirects.map(({ from, to }) => {
    return `  location ~* ^${from}/?$ { return 301 ${to}$is_args$args; }\n`;
  });
  return `# Include this file in the http block of nginx.
map $uri $site_policy {
  ~^/(api/|assets/|images/|rules/|prepared/|rules\\.json) "${dataPolicy}";
  default "${policy(site.crm, inline)}";
}
map $uri $site_caching {
  ~^/assets/ "${FOR_GOOD}";
  default "no-cache";
}

server {
  listen 8080;
  server_name ${site.domain};
  root ${JSON.stringify(root)};
  server_tokens off;
  charset utf-8;
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;
  error_page 404 /404.html;

${lines(ALWAYS, (name, value) => `  add_header ${name} "${value}" always;`)}
  add_header content-security-policy $site_policy always;
  add_header cache-control $site_caching always;

${old.join('')}
  location = /api/contact {
    # A header of its own keeps the ones above away: the server sends them itself.
    add_header x-robots-tag noindex always;
    error_page 413 @too_long;
    error_page 502 504 @out_of_reach;
    proxy_pass http://127.0.0.1:8081;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
  }
  # What nginx answers there itself has the headers above.
  location @too_long { return 413; }
  location @out_of_reach { return 502; }
  # The server's own answers to forms have browsers report here.
  location = /api/csp-report { return 204; }
  location /api/ {
    default_type application/json;
    try_files $uri.json =404;
  }
  location ~ (^/404|/_(headers|redirects))$ { return 404; }
  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;
}

function policy(crm: SiteData['crm'], inline: InlineSources): string {
  return documentPolicy({ nonce: null, inline, isSecure: true, crm });
}

function lines(
  headers: Readonly<Record<string, string>>,
  write: (name: string, value: string) => string,
): string {
  return Object.entries(headers)
    .map(([name, value]) => `${write(name, value)}\n`)
    .join('');
}

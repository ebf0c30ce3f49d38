import type { ServerResponse } from 'node:http';

/** What every answer carries, whatever it is. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** For everything that is no document: data and files that nobody shall open as a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Two years, as the list of hosts that browsers know beforehand asks for. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** Puts the headers of a data answer on a response before anything else can answer it. */
export function writeHeaders(response: ServerResponse, isSecure: boolean): void {
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
  response.setHeader('content-security-policy', dataPolicy);
  if (isSecure) response.setHeader('strict-transport-security', strictTransport);
}

/** The same headers as text, for answers that are written to a bare socket. */
export function headerLines(isSecure: boolean): string {
  const headers = {
    ...commonHeaders,
    'content-security-policy': dataPolicy,
    ...(isSecure && { 'strict-transport-security': strictTransport }),
  };
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}

/** Paths under /api/ and absolute addresses stay as they are; other paths get the current origin. */
export function resolveUrl(url: string, origin: string): string {
  if (/^https?:\/\//i.test(url) || url.startsWith('/api/')) return url;
  return new URL(url, `${origin}/`).href;
}

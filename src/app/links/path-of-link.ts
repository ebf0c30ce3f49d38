/** The path of this site that a link leads to; null when it leads elsewhere, or to a file. */
export function pathOfLink(link: HTMLAnchorElement | null): string | null {
  if (!link?.getAttribute('href') || (link.target && link.target !== '_self')) return null;
  if (link.hasAttribute('download') || link.origin !== window.location.origin) return null;
  return isFile(link.pathname) ? null : link.pathname;
}

function isFile(path: string): boolean {
  return /\.\w+$/.test(path);
}

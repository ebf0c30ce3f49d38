/** The `rel` of a link that opens a new window: that window must not reach back into this one. */
export function closeOpener(rel: string): string {
  const tokens = rel.split(/\s+/).filter((token) => token !== '' && !OPENER.test(token));
  return ['noopener', ...tokens].join(' ');
}

const OPENER = /^(?:no)?opener$/i;

/** True when a link opens a new window. */
export function opensWindow(link: Element): boolean {
  return link.getAttribute('target')?.toLowerCase() === '_blank';
}

import { refuseLink } from '../../engine/trust/index.ts';
import { quote } from '../quote.ts';
import type { RawRule } from '../read-rule.ts';
import type { Complaint } from '../passage.ts';

/** What a link begins with that means the same on every page: a scheme, `/`, `#`, `?` or `.`. */
const ANCHORED = /^(?:[a-z][a-z\d+.-]*:|[/#?.])/i;
const MAIL = /^[^\s@/]+@[^\s@/]+$/;
const PHONE = /^[+(]?\d[\d ()./-]{6,}$/;
const HOST = /^(?:www\.|(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]|$))/i;
const FILE =
  /^[^/?#]+\.(?:aspx?|docx?|html?|jpe?g|pdf|php|png|pptx?|svg|webp|xlsx?|zip)(?:[?#]|$)/i;

/** `www.example.com` is a page beside the one that the link stands on, as browsers read it. */
export function checkLink({ name, value }: RawRule): Complaint[] {
  if (name !== 'href' || typeof value !== 'string') return [];
  const link = value.trim();
  if (link === '' || ANCHORED.test(link)) return [];
  const meant = guessAddress(link);
  const suggestion = refuseLink(meant) ? undefined : quote(meant);
  const message = 'Links may only begin with https://, mailto:, tel:, / or #.';
  return [{ code: 'R203', at: ['value'], message, found: value, suggestion }];
}

function guessAddress(link: string): string {
  if (MAIL.test(link)) return `mailto:${link}`;
  if (PHONE.test(link)) return `tel:${link.replace(/[^\d+]/g, '')}`;
  return HOST.test(link) && !FILE.test(link) ? `https://${link}` : `/${link}`;
}

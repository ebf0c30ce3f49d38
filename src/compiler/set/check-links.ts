import type { Diagnostic } from '../diagnostic.ts';
import type { SoundRule } from '../read-rule.ts';
import { checkSiteLink, type LinkTargets } from '../check-site-link.ts';
import { complain } from '../passage.ts';

/** A warning for each link that a rule writes and that leads to no page and no file of the site. */
export function checkLinks(rules: readonly SoundRule[], targets: LinkTargets): Diagnostic[] {
  return rules.flatMap(({ rule, passage }) => {
    const { key, link } = linkOf(rule) ?? {};
    if (key === undefined || link === undefined) return [];
    return checkSiteLink(link, [key], targets).map((complaint) => complain(passage, complaint));
  });
}

/** The option in which a rule says where a link leads. */
function linkOf({ action, options }: SoundRule['rule']): { key: string; link: string } | null {
  const key = action === 'rewrite-link' ? 'to' : 'value';
  const isLink = action === 'rewrite-link' || options['name'] === 'href';
  const link = options[key];
  return isLink && typeof link === 'string' ? { key, link: link.trim() } : null;
}

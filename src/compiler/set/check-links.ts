import { matchRoute } from '../../contract/match-route.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { CompileOptions, SoundRule } from '../read-rule.ts';
import { complain } from '../passage.ts';
import { suggest } from '../suggest.ts';

/** A warning for each link that a rule writes and that leads to no page and no file of the site. */
export function checkLinks(
  rules: readonly SoundRule[],
  pageRoutes: readonly string[],
  { publicFiles = [] }: CompileOptions,
): Diagnostic[] {
  return rules.flatMap(({ rule, passage }) => {
    const { key, link } = linkOf(rule) ?? {};
    if (key === undefined || link === undefined) return [];
    const path = link.replace(/[?#].*$/s, '');
    const isThere = pageRoutes.some((route) => matchRoute(route, path) !== null);
    if (!path.startsWith('/') || isThere || publicFiles.includes(path)) return [];
    const message = `The link ${link} fits no page of the site.`;
    const suggestion = suggest(path, pageRoutes);
    return [
      complain(passage, { code: 'W101', severity: 'warning', at: [key], message, suggestion }),
    ];
  });
}

/** The option in which a rule says where a link leads. */
function linkOf({ action, options }: SoundRule['rule']): { key: string; link: string } | null {
  const key = action === 'rewrite-link' ? 'to' : 'value';
  const isLink = action === 'rewrite-link' || options['name'] === 'href';
  const link = options[key];
  return isLink && typeof link === 'string' ? { key, link: link.trim() } : null;
}

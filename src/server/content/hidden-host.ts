import type { CompiledRules } from '../../contract/rules.ts';
import type { Config } from '../config/read-config.ts';

/**
 * A sentence for whoever has pages come from a host that no rule makes one of the site's own: what lies
 * there is not shown. Rules for some pages count as if they were for all.
 */
export function findHiddenHost(
  { contentUrl }: Pick<Config, 'contentUrl'>,
  { rules }: CompiledRules,
): string[] {
  if (contentUrl === null) return [];
  const own = rules.filter(({ action }) => action === 'strip-host');
  const hosts = own.flatMap(({ options }) => options['hosts']);
  const host = contentUrl.hostname;
  if (hosts.includes(host)) return [];
  return [
    `Pictures on ${host}, where pages come from, are not shown, and links to it leave the site: no rule ` +
      'strips that host. docs/operations.md says under "Content sources" how to have them.',
  ];
}

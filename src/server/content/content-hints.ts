import { join } from 'node:path';
import type { CompiledRules } from '../../contract/rules.ts';
import type { SiteRoutes } from '../../contract/site.ts';
import type { Config } from '../config/read-config.ts';
import { findHiddenHost } from './hidden-host.ts';
import { findBrokenPromises } from './promised-days.ts';

/**
 * What whoever shows or exports a site should know of its content, though it can be shown: a sentence
 * for each.
 * @param root the folder of the checkout
 */
export async function listContentHints(
  root: string,
  site: SiteRoutes,
  rules: CompiledRules,
  config: Config,
): Promise<string[]> {
  const { contentSource, retentionDays } = config;
  if (contentSource !== 'files') return findHiddenHost(config, rules);
  return findBrokenPromises(site, join(root, 'content'), retentionDays);
}

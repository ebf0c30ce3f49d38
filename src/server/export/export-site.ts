import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CompiledRules } from '../../contract/rules.ts';
import { readClientTemplate } from '../client-template.ts';
import { fromCheckout } from '../config/from-checkout.ts';
import type { Config } from '../config/read-config.ts';
import { listContentHints } from '../content/content-hints.ts';
import { openContent } from '../content/open-content.ts';
import { createLog } from '../log.ts';
import { printDiagnostics } from '../print-diagnostics.ts';
import { readSoundSite } from '../read-site.ts';
import { openPrerender } from '../prerender/open-prerender.ts';
import { readRuleSet } from '../rules/rule-set.ts';
import { writeExport } from './write-export.ts';

/** The rules of the checkout have mistakes: what would be published is not what they say. */
export class RulesRefused extends Error {}

/**
 * Writes the site of a checkout, whose client is built, into a folder.
 * @returns how many pages, records and other files were written
 * @throws RulesRefused, ContentRefused or PagesFailed before anything is written, FolderRefused when it cannot be
 */
export async function exportSite(root: string, folder: string, config: Config): Promise<number> {
  const rules = await readRules(join(root, 'rules'));
  const site = await readSoundSite(join(root, 'content'));
  for (const hint of await listContentHints(root, site, rules, config)) console.error(hint);
  const log = createLog(config.logLevel);
  const content = await openContent(fromCheckout(root, config), root, log);
  const clientFolder = join(root, 'dist');
  return writeExport(resolve(folder), {
    site,
    content,
    rules,
    clientFolder,
    prerender: await openPrerender({
      site,
      content,
      rules: { current: () => rules },
      clientFolder,
      log,
    }),
    template: await readClientTemplate(clientFolder),
    answerStyles: await readFile(
      join(import.meta.dirname, '../answer-page/answer-page.css'),
      'utf8',
    ),
  });
}

/** The folder's own rules: what this machine's server holds or has switched off is not published. */
async function readRules(folder: string): Promise<CompiledRules> {
  const { set, diagnostics, files } = await readRuleSet(folder);
  printDiagnostics({ diagnostics, files, staleSince: null });
  if (!set) throw new RulesRefused('The rules are refused, so nothing was written.');
  return set.visitors;
}

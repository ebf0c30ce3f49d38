import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readClientTemplate } from '../client-template.ts';
import type { Config } from '../config/read-config.ts';
import { openContent } from '../content/open-content.ts';
import { createLog } from '../log.ts';
import { printDiagnostics } from '../print-diagnostics.ts';
import { readSite } from '../read-site.ts';
import { openPrerender } from '../prerender/open-prerender.ts';
import { openRules } from '../rules/rules-store.ts';
import { writeExport } from './write-export.ts';

/**
 * Writes the site of a checkout, whose client is built, into a folder.
 * @returns how many pages, records and other files were written
 */
export async function exportSite(root: string, folder: string, config: Config): Promise<number> {
  const site = await readSite(join(root, 'content'));
  const log = createLog(config.logLevel);
  const content = await openContent(config, root, log);
  const rules = await openRules(join(root, 'rules'), join(root, '.cache', 'rules'));
  printDiagnostics(await rules.reload());
  const clientFolder = join(root, 'dist');
  return writeExport(resolve(folder), {
    site,
    content,
    rules: rules.current(),
    clientFolder,
    prerender: await openPrerender({ site, content, rules, clientFolder, log }),
    template: await readClientTemplate(clientFolder),
    answerStyles: await readFile(
      join(import.meta.dirname, '../answer-page/answer-page.css'),
      'utf8',
    ),
  });
}

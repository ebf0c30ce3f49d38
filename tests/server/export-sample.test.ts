import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readClientTemplate } from '../../src/server/client-template.ts';
import { openContentFolder } from '../../src/server/content/files.ts';
import { FolderRefused } from '../../src/server/export/fill-folder.ts';
import { writeExport } from '../../src/server/export/write-export.ts';
import { createLog } from '../../src/server/log.ts';
import { openPrerender } from '../../src/server/prerender/open-prerender.ts';
import { readSite } from '../../src/server/read-site.ts';
import { readRuleSet } from '../../src/server/rules/rule-set.ts';
import { runCli } from '../cli/run-cli.ts';
import { withFolder } from './support/start-server.ts';

/** Exports this site without its pages, which takes no time, into a folder below another one. */
async function exportInto(folder: string): Promise<void> {
  const site = { ...(await readSite('content')), routes: [], posts: [] };
  const rules = (await readRuleSet('rules')).set!.visitors;
  const content = await openContentFolder('content');
  const clientFolder = 'dist';
  const current = { current: () => rules };
  const log = createLog('silent');
  await writeExport(folder, {
    site,
    rules,
    content,
    clientFolder,
    template: await readClientTemplate(clientFolder),
    prerender: await openPrerender({ site, content, rules: current, clientFolder, log }),
    answerStyles: '',
  });
}

describe('the sample for nginx', () => {
  it('stands beside the folder once that has its name', () =>
    withFolder(async (above) => {
      await exportInto(join(above, 'site'));
      expect(existsSync(join(above, 'site/404.html'))).toBe(true);
      expect(await readFile(join(above, 'site.nginx.conf'), 'utf8')).toContain('server {');
    }));

  it('has documents report to nobody, as nobody reads it there, and so has the file for other hosts', () =>
    withFolder(async (above) => {
      await exportInto(join(above, 'site'));
      for (const file of ['site.nginx.conf', 'site/_headers']) {
        const text = await readFile(join(above, file), 'utf8');
        expect(text, file).toContain("script-src 'self'");
        expect(text, file).not.toMatch(/report-(?:to|uri) /);
      }
    }));

  it('is left as it is when the folder cannot have its name', () =>
    withFolder(async (above) => {
      await mkdir(join(above, 'site'));
      await writeFile(join(above, 'site/mine.txt'), 'mine');
      await writeFile(join(above, 'site.nginx.conf'), 'mine');
      await expect(exportInto(join(above, 'site'))).rejects.toThrow(FolderRefused);
      expect(await readFile(join(above, 'site.nginx.conf'), 'utf8')).toBe('mine');
    }));

  it('is told of when it cannot be written, with the place of the folder that is there', () =>
    withFolder(async (above) => {
      await mkdir(join(above, 'site.nginx.conf'));
      const exported = exportInto(join(above, 'site'));
      await expect(exported).rejects.toThrow(FolderRefused);
      await expect(exported).rejects.toThrow(/site\.nginx\.conf cannot be written: EISDIR\.$/);
      expect(existsSync(join(above, 'site/404.html'))).toBe(true);
    }));
});

it.each(['', ' '])('an export into a folder without a name, %j, is wrong usage', (folder) => {
  const { stderr, code } = runCli('export.ts', [folder]);
  expect([stderr.includes('Give one new folder.'), code]).toEqual([true, 2]);
});

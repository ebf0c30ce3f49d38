import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { settings } from '../../src/server/config/settings.ts';
import { findBrokenPromises, readPromisedDays } from '../../src/server/content/promised-days.ts';
import { exportSite } from '../../src/server/export/export-site.ts';
import { readSite } from '../../src/server/read-site.ts';
import { makeCheckout, ruleFile } from './support/rules-checkout.ts';
import { startServer, withFolder } from './support/start-server.ts';

const WARNING =
  'content/pages/privacy.html says that messages are kept for 365 days, but RETENTION_DAYS is 30.';

describe('the days for which a privacy page says that messages are kept', () => {
  it.each([
    ['<p>Messages are kept for <strong>365&nbsp;days</strong> and then deleted.', [365]],
    ['<p>A message\nis deleted after\n1,000\ndays.</p>', [1000]],
    ['<table><tr><td>Messages<td>1 day<tr><td>Server logs<td>30 days</table>', [1]],
    ['<p>We keep messages for 30 days. Other messages stay 90 days.</p>', [30, 90]],
    ['<p>We keep messages for as long as we need them.</p><p>Logs: 30 days</p>', []],
    ['<li>a cookie, which ends after 90 days<li>messages', []],
    ['', []],
  ])('%s', (html, days) => expect(readPromisedDays(html)).toEqual(days));

  it('are those of the setting, when nobody has set it', async () => {
    const page = await readFile('content/pages/privacy.html', 'utf8');
    expect(readPromisedDays(page)).toEqual([Number(settings.retentionDays.fallback)]);
  });
});

describe('a privacy page', () => {
  it('that says another number than the setting is told with its file and both', async () => {
    const site = await readSite('content');
    expect(await findBrokenPromises(site, 'content', 30)).toEqual([WARNING]);
    expect(await findBrokenPromises(site, 'content', 365)).toEqual([]);
  });

  it('that says none, or is not there, is not spoken of', () =>
    withFolder(async (folder) => {
      const site = await readSite('content');
      expect(await findBrokenPromises(site, folder, 30)).toEqual([]);
      await mkdir(join(folder, 'pages'));
      await writeFile(join(folder, 'pages/privacy.html'), '<p>Messages are deleted early.</p>');
      expect(await findBrokenPromises(site, folder, 30)).toEqual([]);
    }));
});

describe('whoever sets another number of days', () => {
  const others = { RETENTION_DAYS: '30', LOG_LEVEL: 'silent' };

  it('reads it at the start, and only then', () =>
    withFolder(async (folder) => {
      for (const [more, times] of [
        [others, 1],
        [{ LOG_LEVEL: 'silent' }, 0],
      ] as const) {
        const server = await startServer({ DATA_FOLDER: folder, ...more });
        expect(server.output().split(WARNING).length - 1).toBe(times);
        await server.stop();
      }
    }));

  it('reads it when the site is exported', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const checkout = makeCheckout({ 'one.yaml': ruleFile('word-rule', 'one') });
    // It has no client: the export says what it has to say, and ends at once.
    rmSync(join(checkout.root, 'dist'));
    try {
      const exported = exportSite(checkout.root, join(checkout.root, 'site'), readConfig(others));
      await expect(exported).rejects.toThrow('The client is not built');
      expect(said.mock.calls.flat()).toContain(WARNING);
    } finally {
      said.mockRestore();
      checkout.remove();
    }
  });
});

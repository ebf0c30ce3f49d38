import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { firmDay } from '../../src/cli/firm-day.ts';

const NOW = '2026-11-29T05:59:59Z';

it('is the day in the time zone of the content', async () => {
  expect(await firmDay(new Date(NOW))).toBe('2026-11-28');
});

it('is the day of this machine where there is no content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firm-day-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = `
    const { firmDay } = await import(${JSON.stringify(resolve('src/cli/firm-day.ts'))});
    console.log(await firmDay(new Date('${NOW}')));`;
  const dayIn = (TZ: string): string =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      env: { ...process.env, TZ },
      encoding: 'utf8',
    }).trim();
  expect(dayIn('Pacific/Kiritimati')).toBe('2026-11-29');
  expect(dayIn('America/Chicago')).toBe('2026-11-28');
});

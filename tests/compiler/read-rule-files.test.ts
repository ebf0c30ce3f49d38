import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRuleFiles } from '../../src/compiler/read-rule-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const codesOf = async (): Promise<string[]> =>
  (await readRuleFiles(folder)).diagnostics.map(({ code, message }) => `${code} ${message}`);

const NOT_PLAIN = 'R009 Only plain files named like home-page.yaml are read.';

it('reads every rule file of every folder, in order', async () => {
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/b.yaml'), 'b');
  writeFileSync(join(folder, 'a.yaml'), 'a');
  writeFileSync(join(folder, 'README.md'), 'no rule');
  const { files, diagnostics } = await readRuleFiles(folder);
  expect(diagnostics).toEqual([]);
  expect(files.map(({ path, text }) => [path.slice(folder.length), text])).toEqual([
    ['/a.yaml', 'a'],
    ['/pages/b.yaml', 'b'],
  ]);
});

it('leaves alone what programs put beside the files of people', async () => {
  for (const name of ['._a.yaml', '.a.yaml.swp', 'a.yaml~', '.hidden.yml']) {
    writeFileSync(join(folder, name), 'a');
  }
  symlinkSync('user@machine.1234', join(folder, '.#a.yaml'));
  expect(await readRuleFiles(folder)).toEqual({ files: [], diagnostics: [] });
});

it('tells of a file that an editor has named .txt behind its back', async () => {
  writeFileSync(join(folder, 'a.yaml.txt'), 'a');
  expect(await codesOf()).toEqual([NOT_PLAIN]);
});

it('tells of a folder whose rules it passes over, and of no other', async () => {
  mkdirSync(join(folder, 'pages/Home Page/old'), { recursive: true });
  writeFileSync(join(folder, 'pages/Home Page/old/a.yaml'), 'a');
  mkdirSync(join(folder, 'Screen Shots'));
  writeFileSync(join(folder, 'Screen Shots/before.png'), 'a');
  const { files, diagnostics } = await readRuleFiles(folder);
  expect(files).toEqual([]);
  expect(diagnostics.map(({ file, code }) => [file.slice(folder.length), code])).toEqual([
    ['/pages/Home Page', 'R009'],
  ]);
});

it('follows no link, to a file or to a folder', async () => {
  mkdirSync(join(folder, 'real'));
  writeFileSync(join(folder, 'real/a.yaml'), 'a');
  symlinkSync(join(folder, 'real/a.yaml'), join(folder, 'b.yaml'));
  symlinkSync(join(folder, 'real'), join(folder, 'linked'));
  expect(await codesOf()).toEqual([NOT_PLAIN, NOT_PLAIN]);
});

it('does not wait at a pipe', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.yaml')]);
  expect(await codesOf()).toEqual([NOT_PLAIN]);
});

it('does not read a file that is too large', async () => {
  writeFileSync(join(folder, 'a.yaml'), '#'.repeat(65_537));
  expect(await codesOf()).toEqual(['R008 File is too large (65537 bytes, limit 65536).']);
});

it('throws when there is no such folder', async () => {
  await expect(readRuleFiles(join(folder, 'none'))).rejects.toThrow('ENOENT');
});

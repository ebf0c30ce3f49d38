import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runInside, runRules } from './run-cli.ts';
import { copyRules, makeScratch } from './scratch.ts';

const scratch = makeScratch();

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

describe('rules test', () => {
  it('passes every fixture of the repository', async () => {
    const { stdout, stderr, code } = await runInside(['test']);
    expect({ stdout, code }).toEqual({ stdout: '', code: 0 });
    expect(stderr).toMatch(/^(\d+) fixtures: \1 passed, 0 failed\.\n$/);
  });

  it('shows a difference as a diff, until it is updated', async () => {
    const folder = join(scratch, 'diff');
    const rules = copyRules(scratch, 'diff-rules');
    await runInside([
      'fixture',
      '/about',
      '--rule',
      'provider-image',
      '--rules',
      rules,
      '--into',
      folder,
    ]);
    change(join(rules, 'pages', 'about.yaml'), 'height: 48', 'height: 96');
    const failed = await runInside(['test', folder, '--rules', rules]);
    expect(failed.stdout).toContain('The page is not what expected.html says.');
    expect(failed.stdout).toMatch(/\n {2}-.*height="48".*\n {2}\+.*height="96"/);
    expect(failed).toMatchObject({ code: 1, stderr: '1 fixture: 0 passed, 1 failed.\n' });

    const junit = await runInside(['test', folder, '--rules', rules, '--format', 'junit']);
    expect(junit.stdout).toContain('<testsuites name="rules test" tests="1" failures="1"');

    const updated = runRules(['test', folder, '--rules', rules, '--update'], '', { CI: '' });
    expect(updated).toMatchObject({ code: 0, stdout: `${folder}/expected.html\n` });
    expect((await runInside(['test', folder, '--rules', rules])).code).toBe(0);
  });

  it('takes a fixture that Git gave the line ends of Windows', async () => {
    const folder = join(scratch, 'windows');
    cpSync('tests/fixtures/actions/hide', folder, { recursive: true });
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:html|yaml)$/.test(file)) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), text.replaceAll('\n', '\r\n'));
    }
    expect(await runInside(['test', folder])).toMatchObject({ code: 0 });
  });

  it('says what a case.yaml has to hold that cannot be read', async () => {
    const folder = join(scratch, 'no-case');
    mkdirSync(folder);
    writeFileSync(join(folder, 'input.html'), '<p>One</p>\n');
    writeFileSync(join(folder, 'case.yaml'), 'rule: [');
    const { stderr, code } = await runInside(['test', folder]);
    expect(code).toBe(2);
    expect(stderr).toContain('case.yaml cannot be read. It needs two lines');
  });

  it('passes over no folder that has lost its page', async () => {
    const folder = join(scratch, 'no-page');
    cpSync('tests/fixtures/actions/hide', folder, { recursive: true });
    const [one = ''] = readdirSync(folder);
    rmSync(join(folder, one, 'input.html'));
    const { stderr, code } = await runInside(['test', folder]);
    expect({ stderr, code }).toEqual({
      stderr: `There is no input.html in ${join(folder, one)}. --help tells more.\n`,
      code: 2,
    });
  });

  it('never updates where nobody reads it', async () => {
    const { stderr, code } = runRules(['test', '--update'], '', { CI: 'true' });
    expect(code).toBe(2);
    expect(stderr).toContain('CI is set');
  });
});

describe('rules fixture', () => {
  it('says where to look when the rule finds nothing on the page', async () => {
    const args = [
      'fixture',
      '/privacy',
      '--rule',
      'provider-image',
      '--into',
      join(scratch, 'none'),
    ];
    const { stdout, stderr, code } = await runInside(args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
    expect(stderr).toContain('npm run -s rules -- explain /privacy --rule provider-image');
  });
});

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { actionNames } from '../../src/compiler/schema/rule-schema.ts';
import { exampleOptions } from '../../src/cli/new-rule/example-options.ts';
import { ruleText } from '../../src/cli/new-rule/write-rule.ts';
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

  it('never updates where nobody reads it', async () => {
    const { stderr, code } = runRules(['test', '--update'], '', { CI: 'true' });
    expect(code).toBe(2);
    expect(stderr).toContain('CI is set');
  });
});

describe('rules new', () => {
  it('writes a draft and a fixture that passes', async () => {
    const rules = copyRules(scratch, 'new');
    const into = join(scratch, 'new-fixture');
    const args = ['new', 'wheel-gone', '--route', '/services', '--selector', 'img[src*="hexagon"]'];
    const made = await runInside([...args, '--action', 'remove', '--rules', rules, '--into', into]);
    const file = join(rules, 'pages', 'services.yaml');
    expect(made.stdout.split('\n')[0]).toBe(file);
    expect(readFileSync(file, 'utf8')).toContain('\n\n  - id: wheel-gone\n');
    expect(readFileSync(file, 'utf8')).toContain(
      'selector: \'img[src*="hexagon"]\'\n    action: remove',
    );
    expect(readFileSync(join(into, 'input.html'), 'utf8')).toContain('hexagon');
    expect(readFileSync(join(into, 'input.html'), 'utf8').length).toBeLessThan(1000);
    expect(readFileSync(join(into, 'expected.html'), 'utf8')).not.toContain('hexagon');
    expect((await runInside(['test', into, '--rules', rules])).code).toBe(0);
    expect((await runInside(['check', rules, '--quick'])).code).toBe(0);
  });

  it('makes a file for a page that has none yet', async () => {
    const rules = copyRules(scratch, 'new-file');
    const into = join(scratch, 'new-file-fixture');
    const args = ['new', 'voip-note', '--route', '/services/voip', '--rules', rules];
    expect((await runInside([...args, '--into', into])).stdout).toContain(
      'pages/services-voip.yaml\n',
    );
    expect((await runInside(['check', rules, '--quick'])).code).toBe(0);
  });

  it.each([
    ['a selector that is none', 'p:contains("x")', 'R101'],
    ['a selector that is too wide', '*', 'R102'],
  ])('leaves everything as it is for %s', async (name, selector, code) => {
    const rules = copyRules(scratch, name);
    const file = join(rules, 'pages/services-voip.yaml');
    const into = join(scratch, `${name} fixture`);
    const args = ['new', 'voip-note', '--route', '/services/voip', '--selector', selector];
    const made = await runInside([...args, '--rules', rules, '--into', into]);
    expect(made).toMatchObject({ code: 1, stdout: '' });
    expect(made.stderr).toContain(code);
    expect([existsSync(file), existsSync(into)]).toEqual([false, false]);
    mkdirSync(into);
    const again = await runInside([
      ...args.slice(0, -1),
      '.voip',
      '--rules',
      rules,
      '--into',
      into,
    ]);
    expect(again.code).toBe(2);
    expect(existsSync(file)).toBe(false);
  });

  it('takes a finder, and goes as far to the right as the rules above', async () => {
    const rules = copyRules(scratch, 'new-indent');
    const file = join(rules, 'pages/services-voip.yaml');
    const other = ruleText({
      id: 'other-note',
      route: '',
      why: 'It is wrong here.',
      selector: '.x',
      action: 'hide',
    });
    writeFileSync(file, `routes: /services/voip\nrules:\n${other.replace(/^ {2}/gm, '')}`);
    const args = ['new', 'voip-note', '--route', '/services/voip', '--rules', rules];
    const into = ['--into', join(scratch, 'new-indent-fixture')];
    const made = await runInside([...args, ...into, '--selector', '{ heading: Our Team }']);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(file, 'utf8')).toContain('\n  selector: { heading: Our Team }\n');
  });

  it('knows what every action needs', async () => {
    expect(Object.keys(exampleOptions)).toEqual(actionNames);
  });

  it.each(actionNames)('%s: the draft has no mistakes', async (action) => {
    const given = { id: 'my-rule', route: '/about', why: "It's wrong: all of it.", action };
    const text = `routes: /about\nrules:\n${ruleText({ ...given, selector: '#hero' })}`;
    const { diagnostics } = compileRules([{ path: 'rules/a.yaml', text }], { includeDrafts: true });
    expect(diagnostics).toEqual([]);
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

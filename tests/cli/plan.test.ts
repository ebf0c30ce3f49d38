import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli, runInside, type Run } from './run-cli.ts';
import { copyRules, makeScratch } from './scratch.ts';

const scratch = makeScratch();

/** The file whose rules are changed here; they concern one page. */
const FILE = join('pages', 'industries.yaml');
const HERE = ['--page', '/industries'];

/** A copy of the site's rules in which some words of one file are others. */
function changeRules(name: string, ...changes: readonly (readonly [string, string])[]): string {
  const rules = copyRules(scratch, name);
  changeFile(join(rules, FILE), changes);
  return rules;
}

function changeFile(file: string, changes: readonly (readonly [string, string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
}

const plan = (rules: string, ...args: readonly string[]): Promise<Run> =>
  runInside(['plan', '--against', 'rules', '--rules', rules, ...args]);

const BLACK = ['color: white', 'color: black'] as const;

describe('rules plan', () => {
  it('shows which rules and which pages differ, as a diff', async () => {
    const { stdout, stderr, code } = await plan(changeRules('black', BLACK));
    expect(stdout).toMatch(
      /^~ rule industries-button-text\n\n\/industries\n {2}--- rules\n {2}\+\+\+ now\n {2}@@ -/,
    );
    expect(stdout).toMatch(/\n {2}-.*color: white.*\n {2}\+.*color: black/);
    expect(stderr).toMatch(/^1 of (?!1 )\d+ pages would change\.\n$/);
    expect(code).toBe(1);
  });

  it('tells the same to programs', async () => {
    const { stdout, code } = await plan(changeRules('json', BLACK), ...HERE, '--format', 'json');
    const { version, rules, pages } = JSON.parse(stdout);
    expect({ version, rules }).toEqual({
      version: 1,
      rules: { added: [], removed: [], changed: ['industries-button-text'] },
    });
    expect(pages).toEqual([{ path: '/industries', diff: expect.any(Array) }]);
    const { diff } = pages[0];
    expect(diff[0]).toMatch(/^@@ -\d+,\d+ \+\d+,\d+ @@$/);
    expect(diff).toContainEqual(expect.stringMatching(/^-.*color: white/));
    expect(diff).toContainEqual(expect.stringMatching(/^\+.*color: black/));
    expect(code).toBe(1);
  });

  it('lists rules that came, went and do something else, not those that only say why anew', async () => {
    const rules = changeRules(
      'lists',
      ['id: industries-testimonials', 'id: industries-quotes'],
      ['Dark letters on the dark buttons cannot be read.', 'Nobody can read them.'],
      ["alt: ''", 'alt: Our industries'],
    );
    const { stdout } = await plan(rules, ...HERE);
    expect(stdout.split('\n\n')[0]).toBe(
      '+ rule industries-quotes\n- rule industries-testimonials\n~ rule industries-banner',
    );
  });

  it('parts the pages by empty lines', async () => {
    const rules = changeRules('three-pages', BLACK);
    changeFile(join(rules, 'pages', 'about.yaml'), [['height: 48', 'height: 96']]);
    const { stdout, stderr } = await plan(rules);
    const heads = stdout.matchAll(/\n\n(\/\S+)\n {2}---/g);
    expect(Array.from(heads, ([, path]) => path)).toEqual(['/about-us', '/about', '/industries']);
    expect(stderr).toMatch(/^3 of /);
  });

  it('looks at one page alone, if one is named', async () => {
    const rules = changeRules('one-page', BLACK);
    const other = await plan(rules, '--page', '/privacy');
    expect(other).toEqual({
      stdout: '~ rule industries-button-text\n',
      stderr: '0 of 1 page would change.\n',
      code: 0,
    });
    const own = await plan(rules, ...HERE);
    expect(own).toMatchObject({ stderr: '1 of 1 page would change.\n', code: 1 });
    expect(await plan(rules, '--page', '/Industries/')).toEqual(own);
  });

  it('looks at the day that is named', async () => {
    const until = ['color: white }', 'color: white }\n    until: 2020-06-30'] as const;
    const rules = changeRules('day', until);
    expect(await plan(rules, ...HERE, '--today', '2020-06-30')).toMatchObject({ code: 0 });
    expect(await plan(rules, ...HERE, '--today', '2020-07-01')).toMatchObject({ code: 1 });
  });

  it('tells mistakes of the rules as they are to be, and fails', async () => {
    const { stdout, stderr, code } = await plan(
      changeRules('mistakes', ['action: hide', 'action: hid']),
    );
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
    expect(stderr).toContain('Did you mean "hide"?');
  });

  it('has nothing to compare with where the rules before have mistakes', async () => {
    const before = changeRules('mistakes-before', ['action: hide', 'action: hid']);
    expect(await runInside(['plan', '--against', before])).toEqual({
      stdout: '',
      stderr: `The rules of ${before} have mistakes, so there is nothing to compare with. --help tells more.\n`,
      code: 2,
    });
  });
});

describe('rules plan against a revision of git', () => {
  const folder = makeScratch();
  const git = (...args: readonly string[]) => {
    const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@site.example'];
    execFileSync('git', [...author, ...args], { cwd: folder });
  };
  cpSync('content', join(folder, 'content'), { recursive: true });
  cpSync('rules', join(folder, 'corrections'), { recursive: true });
  git('init', '-q', '-b', 'main');
  git('add', 'corrections');
  git('commit', '-q', '-m', 'As they are live');

  const planThere = (...args: readonly string[]): Run =>
    runCli('rules.ts', ['plan', '--rules', 'corrections', ...HERE, ...args], '', {}, folder);

  it('compares what stands in the folder with the last commit, or with the one that is named', () => {
    changeFile(join(folder, 'corrections', FILE), [BLACK]);
    const { stdout, code } = planThere();
    expect(stdout).toMatch(
      /^~ rule industries-button-text\n\n\/industries\n {2}--- HEAD\n {2}\+\+\+ now\n/,
    );
    expect(code).toBe(1);
    git('commit', '-qam', 'Black letters');
    expect(planThere()).toMatchObject({ stdout: '', code: 0 });
    expect(planThere('--against', 'HEAD~1')).toMatchObject({ code: 1 });
  });

  it('passes over what is no rule file by its name, as the compiler does', () => {
    const note = join('corrections', 'pages', '.note.yaml');
    cpSync(join(folder, 'corrections', FILE), join(folder, note));
    git('add', note);
    git('commit', '-qm', 'A note of an editor');
    expect(planThere()).toMatchObject({ stdout: '', code: 0 });
  });

  it('blames what is wrong: the revision, or the folder of the rules', () => {
    expect(planThere('--against', 'HEAD~99').stderr).toContain(
      'HEAD~99 is neither a folder nor a revision of git.',
    );
    const { stderr, code } = planThere('--rules', 'corections');
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('corections'),
    });
    expect(stderr).not.toContain('HEAD');
  });

  it('compares a copy of the rules with the rules themselves, wherever it stands', () => {
    git('mv', 'corrections', 'rules');
    git('commit', '-qm', 'Where the rules of a site stand');
    const copies = ['rules-next', join(scratch, 'rules-elsewhere')];
    for (const copy of copies) {
      cpSync(join(folder, 'rules'), resolve(folder, copy), { recursive: true });
      expect([copy, planThere('--rules', copy)]).toMatchObject([copy, { stdout: '', code: 0 }]);
    }
  });
});

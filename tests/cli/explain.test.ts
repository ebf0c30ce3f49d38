import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleFile, ruleText } from '../compiler/rule-text.ts';
import { runCli, runInside } from './run-cli.ts';
import { copyRules, makeScratch } from './scratch.ts';

const scratch = makeScratch();

/** The folder of the site's rules and one more for /about. */
function rulesWith(rule: Record<string, string> & { id: string }): string {
  const folder = copyRules(scratch, rule.id);
  writeFileSync(join(folder, 'pages', 'mine.yaml'), ruleFile([ruleText(rule)]).text);
  return folder;
}

describe('rules explain', () => {
  it('tells what a rule did to a page of the site', async () => {
    const { stdout, stderr, code } = await runInside([
      'explain',
      '/about',
      '--rule',
      'provider-image',
    ]);
    expect(stdout).toMatch(/^provider-image {2}applied {2}rules\/pages\/about\.yaml:\d+\n/);
    expect(stdout).toContain('Made 1 change to 1 element.');
    expect(stdout).toMatch(/img\[src\*="polygon" i\] \.+ 1\n/);
    expect(stdout).toContain(
      'src: "/wp-content/uploads/2023/11/polygon-map-texas.png" → "/images/',
    );
    expect({ stderr, code }).toEqual({ stderr: '/about: 1 rule.\n', code: 0 });
  });

  it.each([
    [['provider-image'], 'rules -- on provider-image'],
    [[], 'rules -- on'],
  ])('tells that a rule is switched off on this machine: off %j', async (off, again) => {
    const cache = ['--cache', join(scratch, `switches-${off.length}`)];
    const args = ['explain', '/about', '--rule', 'provider-image', ...cache];
    expect((await runInside(args)).stdout).not.toContain('switched off');
    await runInside(['off', ...off, ...cache]);
    const { stdout } = await runInside(args);
    expect(stdout).toContain('The rule is switched off on this machine');
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`"npm run -s ${again}" takes that back.`);
  });

  it.each([
    ['nothing', 'There are no routes and posts in the folder content.'],
    ['a mistake', 'The folder content cannot be read: '],
  ])('tells in a sentence that its folder is that of no site: %s', (name, sentence) => {
    const folder = join(scratch, name);
    mkdirSync(join(folder, 'content'), { recursive: true });
    if (name !== 'nothing') writeFileSync(join(folder, 'content', 'routes.yaml'), 'routes: [/a');
    const { stderr, code } = runCli('rules.ts', ['explain', '/about'], '', {}, folder);
    expect(stderr.slice(0, sentence.length)).toBe(sentence);
    expect(stderr).toMatch(/^.*--help tells more\.\n$/);
    expect(code).toBe(2);
  });

  it('tells why another did nothing, and exits with 1', async () => {
    const folder = rulesWith({ id: 'my-rule', selector: '.et_pb_txt_inner h2', action: 'hide' });
    const args = ['explain', '/about', '--rule', 'my-rule', '--rules', folder];
    const { stdout, code } = await runInside(args);
    expect(stdout).toContain('my-rule  no-match');
    expect(stdout).toMatch(
      /\.et_pb_txt_inner \.+ 0 {2}<- lost here; nearest class: et_pb_text_inner/,
    );
    expect(code).toBe(1);
  });

  it('tells what a draft would do', async () => {
    const folder = rulesWith({
      id: 'my-draft',
      selector: 'h1',
      action: 'add-class',
      class: 'wide',
      status: 'draft',
    });
    const args = ['explain', '/about', '--rules', folder];
    const { stdout, code } = await runInside([...args, '--rule', 'my-draft']);
    expect(stdout).toMatch(/^my-draft {2}applied /);
    expect(stdout).toContain('The rule is a draft; this is told as if it were live.');
    expect(code).toBe(0);
    expect((await runInside([...args, '--all'])).stdout).toContain('my-draft  draft  ');
  });

  it('tells what a rule would do on another day', async () => {
    const folder = rulesWith({
      id: 'new-year',
      selector: 'h1',
      action: 'add-class',
      class: 'wide',
      from: '2027-01-01',
    });
    const args = ['explain', '/about', '--rules', folder, '--rule', 'new-year', '--today'];
    const before = await runInside([...args, '2026-12-31']);
    expect(before.stdout).toMatch(/^new-year {2}out-of-season /);
    expect(before.stdout).toContain('from 2027-01-01; today is 2026-12-31');
    expect(before.code).toBe(1);
    const then = await runInside([...args, '2027-01-01']);
    expect(then.stdout).toMatch(/^new-year {2}applied /);
    expect(then.code).toBe(0);
  });

  it('leaves out what counts elsewhere, unless asked', async () => {
    expect((await runInside(['explain', '/about'])).stdout).not.toContain('off-route');
    const { stdout, code } = await runInside(['explain', '/about', '--all']);
    expect(stdout).toContain('home-blog  off-route  rules/pages/home.yaml');
    expect(stdout).toContain('The rule counts on /; this page is /about.');
    expect(code).toBe(0);
  });

  it('writes JSON with a version, and nothing else, to standard output', async () => {
    const args = ['explain', '/about', '--rule', 'provider-image', '--format', 'json'];
    expect(JSON.parse((await runInside(args)).stdout)).toMatchObject({
      version: 1,
      path: '/about',
      explanations: [{ id: 'provider-image', verdict: 'applied', found: 1 }],
    });
  });

  it('takes a file for a page', async () => {
    const file = join(scratch, 'page.html');
    writeFileSync(file, '<main><img src="/polygon.png" alt=""></main>');
    const args = ['explain', file, '--route', '/about', '--rule', 'provider-image'];
    expect(await runInside(args)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('applied'),
    });
  });

  it('knows which images this site has not: on a page that visitors get they are broken', async () => {
    const file = join(scratch, 'images.html');
    const images = ['/images/none.svg', '/favicon.svg', 'https://x.example/a.png'];
    writeFileSync(file, `<main>${images.map((src) => `<img src="${src}">`).join('')}</main>`);
    const folder = rulesWith({ id: 'lost', selector: '{ broken-image: true }', action: 'hide' });
    const args = ['explain', file, '--route', '/about', '--rules', folder, '--rule', 'lost'];
    const { stdout } = await runInside(args);
    expect(stdout).toMatch(/is broken \.+ 1\n/);
    expect(stdout).toContain('<img src="/images/none.svg" hidden="">');
  });

  it('tells mistakes of the rules on standard error', async () => {
    const rules = 'tests/fixtures/broken-rules/misspelt-action/rules';
    const { stdout, stderr, code } = await runInside(['explain', '/about', '--rules', rules]);
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
    expect(stderr).toContain('[R201]');
  });
});

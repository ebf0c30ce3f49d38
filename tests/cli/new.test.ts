import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { actionNames } from '../../src/compiler/schema/rule-schema.ts';
import { exampleOptions } from '../../src/cli/new-rule/example-options.ts';
import { loadRules } from '../../src/cli/load-rules.ts';
import { draftRule, ruleText, type NewRule } from '../../src/cli/new-rule/write-rule.ts';
import { runInside } from './run-cli.ts';
import { copyRules, makeScratch } from './scratch.ts';

const scratch = makeScratch();

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
      'selector: img[src*="hexagon"]\n    action: remove',
    );
    expect(readFileSync(join(into, 'input.html'), 'utf8')).toContain('hexagon');
    expect(readFileSync(join(into, 'input.html'), 'utf8').length).toBeLessThan(1000);
    expect(readFileSync(join(into, 'expected.html'), 'utf8')).not.toContain('hexagon');
    expect((await runInside(['test', into, '--rules', rules])).code).toBe(0);
    expect((await runInside(['check', rules, '--quick'])).code).toBe(0);
  });

  it.each(['/blog/', '/BLOG'])(
    'writes below the rules of the same page, given as %s',
    async (route) => {
      const name = `as-${route.replaceAll('/', '')}`;
      const rules = copyRules(scratch, name);
      const into = join(scratch, `${name}-fixture`);
      const args = ['new', 'blog-note', '--route', route, '--rules', rules, '--into', into];
      const { stdout } = await runInside(args);
      expect(stdout.split('\n')[0]).toBe(join(rules, 'pages', 'blog.yaml'));
    },
  );

  it('takes a path and nothing behind it', async () => {
    const made = await runInside(['new', 'blog-note', '--route', '/blog?page=2']);
    expect(made).toMatchObject({ code: 2, stdout: '' });
    expect(made.stderr).toContain('Only the path of a page counts: --route /blog.');
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

  it('leaves the rules as they are when the fixture cannot be written', async () => {
    const rules = copyRules(scratch, 'no-place');
    const file = join(rules, 'pages/about.yaml');
    const before = readFileSync(file, 'utf8');
    const args = ['new', 'about-note', '--route', '/about', '--rules', rules];
    const failed = await runInside([...args, '--into', join(file, 'fixture')]);
    expect(failed).toMatchObject({ code: 1, stdout: '' });
    expect(readFileSync(file, 'utf8')).toBe(before);
    const again = await runInside([...args, '--into', join(scratch, 'place')]);
    expect(again).toMatchObject({ code: 0 });
  });

  it('leaves no fixture when the rule cannot be written', async () => {
    const rules = join(scratch, 'no-pages');
    const into = join(scratch, 'no-pages-fixture');
    mkdirSync(rules);
    writeFileSync(join(rules, 'pages'), 'A file, where the folder is to be.');
    const args = ['new', 'voip-note', '--route', '/services/voip', '--rules', rules];
    const failed = await runInside([...args, '--into', into]);
    expect(failed).toMatchObject({ code: 1, stdout: '' });
    expect(existsSync(into)).toBe(false);
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

  it('is held to one element, and left out of the site, until its author says otherwise', () => {
    const given = { id: 'my-rule', why: 'It is wrong.', selector: '.x', action: 'hide' };
    expect(parse(ruleText({ ...given, route: '/about' }))).toEqual([
      { ...given, expect: { max: 1 }, status: 'draft' },
    ]);
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

describe('where a draft goes', () => {
  const draft: NewRule = {
    id: 'new-note',
    route: '/about',
    why: 'It is wrong here.',
    selector: '.new',
    action: 'hide',
  };
  const known = '  - { id: known-note, why: It is wrong., selector: .known, action: hide }\n';

  /** @param files texts of rule files, by their path below the folder of rules */
  async function draftAmong(files: Readonly<Record<string, string>>, rule = draft) {
    const folder = mkdtempSync(join(scratch, 'draft-'));
    mkdirSync(join(folder, 'pages'));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    const { path, text } = draftRule(rule, folder, await loadRules(folder));
    expect(compileRules([{ path: 'rules/a.yaml', text }], { includeDrafts: true })).toMatchObject({
      diagnostics: [],
    });
    return { path: relative(folder, path), text };
  }

  it('below the rules of the same page, whatever their file is called, with one empty line between', async () => {
    const before = `routes: /about\nrules:\n${known}`;
    const { path, text } = await draftAmong({ 'pages/firm.yaml': `${before}\n\n` });
    expect({ path, text }).toEqual({
      path: join('pages', 'firm.yaml'),
      text: `${before}\n${ruleText(draft)}`,
    });
  });

  it.each([
    ['other pages, too', 'pages/firm.yaml', 'routes: [/about, /contact]'],
    ['all that is below, but for some', 'pages/firm.yaml', "routes: /about\nexcept: '/about'"],
    ['the page, but not among those of pages', 'firm.yaml', 'routes: /about'],
  ])('not below rules for %s: into a file named after the page', async (_, file, head) => {
    const { path, text } = await draftAmong({ [file]: `${head}\nrules:\n${known}` });
    expect(path).toBe(join('pages', 'about.yaml'));
    expect(text).not.toContain('known-note');
  });

  it.each([
    ['/', 'home'],
    ['/services/voip', 'services-voip'],
    ['/Our_Team/A-2', 'our-team-a-2'],
  ])('the page %s has the file %s.yaml', async (route, name) => {
    const { path, text } = await draftAmong({}, { ...draft, route });
    expect(path).toBe(join('pages', `${name}.yaml`));
    expect(parse(text).routes).toBe(route);
  });

  it.each([
    ['whose rules have its routes below them', `rules:\n${known}\nroutes: /about\n`],
    ['whose rules stand in brackets', `routes: /about\nrules: [${known.trim().slice(2)}]\n`],
  ])('not into a file %s: nothing can be written below them', async (_, file) => {
    const { path, text } = await draftAmong({ 'pages/about.yaml': file });
    expect(path).toBe(join('pages', 'about-2.yaml'));
    expect(text).not.toContain('known-note');
  });

  it('with the line ends of Windows where the file has them', async () => {
    const file = `routes: /about\nrules:\n${known}`.replaceAll('\n', '\r\n');
    const { text } = await draftAmong({ 'pages/about.yaml': file });
    expect(text).not.toMatch(/(?<!\r)\n/);
  });

  it('a file of that name is left to the pages that it is for', async () => {
    const taken = { 'pages/services.yaml': `routes: /services\nrules:\n${known}` };
    const { path, text } = await draftAmong(taken, { ...draft, route: '/services/*' });
    expect(path).toBe(join('pages', 'services-2.yaml'));
    expect(parse(text).routes).toBe('/services/*');
  });

  it('goes as far to the right as the rules above, whatever stands above those', async () => {
    const far = known.replace('  - ', '    - ');
    const file = `routes: /about\nrules: # of the page\n\n  # The first of them.\n${far}`;
    const { text } = await draftAmong({ 'pages/about.yaml': file });
    expect(text).toBe(`${file}\n${ruleText(draft, '    ')}`);
  });

  it.each([
    "It's wrong: all of it.",
    'Wrong # here',
    ' Wrong ',
    '- wrong',
    '"Wrong"',
    '',
    '12',
    'true',
    '~',
    'yes',
  ])('its reason is read as it was given: %j', async (why) => {
    const read: unknown = parse(ruleText({ ...draft, why }));
    expect(read).toMatchObject([{ why }]);
  });

  it('a reason of several lines becomes one', () => {
    const why = `Wrong in "two"\n  lines: all of it, and long enough for a line to be broken elsewhere.`;
    expect(parse(ruleText({ ...draft, why }))[0].why).toBe(why.replace(/\n +/, ' '));
  });
});

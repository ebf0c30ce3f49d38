import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli, runInside, type Run } from './run-cli.ts';
import { makeScratch } from './scratch.ts';

/** In the order of the alphabet. */
const COMMANDS =
  'apply, check, content, coverage, explain, fixture, link, new, off, on, plan, rollback, test';

const broken = 'tests/fixtures/broken-rules/misspelt-action';

describe('rules check', () => {
  const scratch = makeScratch();

  it('has nothing to say about the rules of this site', async () => {
    const { stdout, stderr, code } = await runInside(['check']);
    expect({ stdout, code }).toEqual({ stdout: '', code: 0 });
    expect(stderr).toMatch(/^\d+ files, \d+ rules: no problems\.\n$/);
  });

  it.each([
    ['', [`${broken}/rules`]],
    [' in a folder told as to other commands', ['--rules', `${broken}/rules`]],
  ])('prints the mistakes%s, counts them and exits with 1', async (_, args) => {
    const { stdout, stderr, code } = await runInside(['check', ...args]);
    const expected = readFileSync(`${broken}/expected.txt`, 'utf8');
    expect(stdout).toBe(expected.replace('rules/page.yaml', `${broken}/rules/page.yaml`));
    expect({ stderr, code }).toEqual({ stderr: '1 file: 1 error.\n', code: 1 });
  });

  it('prints them for programs', async () => {
    const { stdout, code } = await runInside(['check', '--format', 'json', `${broken}/rules`]);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      diagnostics: [
        {
          file: `${broken}/rules/page.yaml`,
          line: 6,
          column: 13,
          code: 'R201',
          suggestion: 'add-class',
        },
      ],
    });
    expect(code).toBe(1);
  });

  it('knows the pages of this site', async () => {
    const folder = 'tests/fixtures/broken-rules/route-fits-no-page';
    const { stdout, code } = await runInside(['check', `${folder}/rules`]);
    const expected = readFileSync(`${folder}/expected.txt`, 'utf8');
    expect(stdout).toContain(expected.replace('rules/page.yaml', `${folder}/rules/page.yaml`));
    expect(code).toBe(0);
  });

  it('counts the drafts, and knows the pages for them, too', async () => {
    const text = readFileSync(
      'tests/fixtures/broken-rules/route-fits-no-page/rules/page.yaml',
      'utf8',
    );
    writeFileSync(join(scratch, 'page.yaml'), `${text.trimEnd()}\n    status: draft\n`);
    const { stdout, stderr, code } = await runInside(['check', '--quick', scratch]);
    expect(stdout).toContain('[W101]');
    expect({ stderr, code }).toEqual({ stderr: '1 file, 0 rules, 1 draft: 1 warning.\n', code: 0 });
  });

  it('does not fail for a warning', async () => {
    const { stdout, stderr, code } = await runInside([
      'check',
      '--quick',
      'tests/fixtures/broken-rules/markup-in-a-text/rules',
    ]);
    expect(stdout).toContain('[R208] rule "sample-rule": warning: ');
    expect({ stderr, code }).toEqual({ stderr: '1 file, 1 rule: 1 warning.\n', code: 0 });
  });
});

describe('rules check of one file', () => {
  const scratch = makeScratch();
  mkdirSync(join(scratch, 'rules'));
  writeRule('one', 'same-id', 'hide');
  writeRule('other', 'same-id', 'hide');
  writeRule('third', 'third-id', 'hid');
  writeRule('fourth', 'fourth-id', 'hide');

  function writeRule(file: string, id: string, action: string): void {
    const rule = `id: ${id}, why: To be checked., selector: .hero, action: ${action}`;
    const text = `routes: /about\nrules:\n  - { ${rule} }\n`;
    writeFileSync(join(scratch, 'rules', `${file}.yaml`), text);
  }

  function checkThere(file: string): Run {
    return runCli('rules.ts', ['check', '--quick', file], '', {}, scratch);
  }

  it.each(['./rules/pages/about.yaml', resolve('rules/pages/about.yaml')])(
    'counts what stands in it: %s',
    async (file) => {
      const { stdout, stderr, code } = await runInside(['check', file]);
      expect({ stdout, code }).toEqual({ stdout: '', code: 0 });
      expect(stderr).toMatch(/^1 file, \d+ rules: no problems\.\n$/);
    },
  );

  it('tells its mistakes, those that the other files make of it included', () => {
    const { stdout, stderr, code } = checkThere('rules/other.yaml');
    expect(stdout).toMatch(/^rules\/other\.yaml:3:.*same-id/);
    expect(stdout).not.toMatch(/rules\/third\.yaml:/);
    expect({ stderr, code }).toEqual({ stderr: '1 file: 1 error.\n', code: 1 });
  });

  it('tells what the other files are refused for because of it', () => {
    const { stdout, stderr, code } = checkThere('rules/one.yaml');
    expect(stdout).toMatch(
      /^rules\/other\.yaml:3:.*already used in rules\/one\.yaml:3\.\n\n {2}2 \|/,
    );
    expect({ stderr, code }).toEqual({ stderr: '2 files: 1 error.\n', code: 1 });
  });

  it('says why there are no hints when the mistakes stand elsewhere', () => {
    const { stdout, stderr, code } = checkThere('rules/fourth.yaml');
    const said = '1 file: no problems. Other files have mistakes, so there are no hints.\n';
    expect({ stdout, stderr, code }).toEqual({ stdout: '', stderr: said, code: 0 });
  });

  it('checks a file that is none of the rules alone', async () => {
    const { stdout, stderr, code } = await runInside(['check', `${broken}/rules/page.yaml`]);
    expect(stdout).toContain('Did you mean "add-class"?');
    expect({ stderr, code }).toEqual({ stderr: '1 file: 1 error.\n', code: 1 });
  });
});

describe('wrong usage', () => {
  it.each([
    [[], `No command.\nCommands: ${COMMANDS}. --help tells more.\n`],
    [['toString'], `No command "toString".\nCommands: ${COMMANDS}. --help tells more.\n`],
    [
      ['chek'],
      `No command "chek". Did you mean check?\nCommands: ${COMMANDS}. --help tells more.\n`,
    ],
    [
      ['check', '--frmat', 'json'],
      "Unknown option '--frmat'. Did you mean --format? --help tells more.\n",
    ],
    [['check', '--loud'], "Unknown option '--loud'. --help tells more.\n"],
    [['check', 'nowhere'], 'There is no folder or file nowhere. --help tells more.\n'],
    [
      ['check', 'package.json/x'],
      'There is no folder or file package.json/x. --help tells more.\n',
    ],
    [
      ['check', 'package.json'],
      'package.json is no rule file: those are named like home-page.yaml. --help tells more.\n',
    ],
    [['check', 'rules', 'rules'], 'Only one folder or file can be checked. --help tells more.\n'],
    [
      ['check', '--rules', 'rules', 'rules'],
      'Only one folder or file can be checked. --help tells more.\n',
    ],
    [
      ['check', '--format', 'xml'],
      '--format is pretty, json, github, sarif or junit, not "xml". --help tells more.\n',
    ],
    [
      ['check', '--max-warnings', 'few'],
      '--max-warnings is a number, not "few". --help tells more.\n',
    ],
    [
      ['explain'],
      'Give one page: a path such as /about, or a file with --route. --help tells more.\n',
    ],
    [
      ['explain', '/abuot'],
      'There is no page /abuot in the folder content. Did you mean /about? --help tells more.\n',
    ],
    ...['about', '/about?from=mail#team', 'http://localhost:5173/about'].map(
      (page): [string[], string] => [
        ['explain', page],
        `There is no page ${page} in the folder content. Did you mean /about? --help tells more.\n`,
      ],
    ),
    [
      ['plan', '--page', '/abuot'],
      'There is no page /abuot in the folder content. Did you mean /about? --help tells more.\n',
    ],
    [
      ['explain', '/about', '--rule', 'provider-imagge'],
      'There is no rule "provider-imagge". Did you mean provider-image? --help tells more.\n',
    ],
    [
      ['explain', 'page.html'],
      'A file needs the path it stands for: page.html --route /about. --help tells more.\n',
    ],
    ...['explain /about', 'plan', 'coverage'].map((command): [string[], string] => [
      [...command.split(' '), '--today', '2026-02-30'],
      '--today is a day such as 2026-11-01, not "2026-02-30". --help tells more.\n',
    ]),
    [['test', 'docs'], 'There is no input.html in docs or below it. --help tells more.\n'],
    [
      ['plan', '--against', 'no-such-branch'],
      'no-such-branch is neither a folder nor a revision of git. --help tells more.\n',
    ],
    [['new', 'some-rule'], '--route is missing, such as --route /about. --help tells more.\n'],
    [
      ['new', 'some-rule', '--route', '/abuot', '--rules', 'nowhere'],
      'There is no page /abuot. Did you mean /about? --help tells more.\n',
    ],
    [
      ['new', 'Some Rule', '--route', '/about'],
      'An id is 3 to 60 small letters, digits and hyphens, not "Some Rule". --help tells more.\n',
    ],
    [
      ['new', 'provider-image', '--route', '/about'],
      'There is a rule "provider-image" already. --help tells more.\n',
    ],
    [
      ['new', 'some-rule', '--route', '/about', '--action', 'hid'],
      'There is no action "hid". Did you mean hide? --help tells more.\n',
    ],
    [['fixture', '/about'], '--rule is missing. --help tells more.\n'],
    [['plan', '/about'], 'Name a page with --page. --help tells more.\n'],
    [['coverage', 'rules'], 'This command takes options only. --help tells more.\n'],
    [['apply', '-'], '--route is missing, such as --route /about. --help tells more.\n'],
    [
      ['apply', '--route', 'about', '-'],
      '--route begins with /, such as /about. --help tells more.\n',
    ],
    [['apply', '--route', '/about'], 'Give one HTML file, or -. --help tells more.\n'],
    [
      ['apply', '--route', '/about', 'no.html'],
      'The file no.html cannot be read. --help tells more.\n',
    ],
    [
      ['apply', '--route', '/about', '--rules', 'nowhere', 'index.html'],
      'There is no folder or file nowhere. --help tells more.\n',
    ],
  ])('%j is answered on standard error, with exit code 2', async (args, stderr) => {
    expect(await runInside(args)).toEqual({ stdout: '', stderr, code: 2 });
  });

  it.each([['--help'], ...COMMANDS.split(', ').map((name) => [name, '--help']), ['apply', '-h']])(
    '%s %s prints a help',
    async (...args) => {
      const { stdout, stderr, code } = await runInside(args);
      expect(stdout).toMatch(/^Usage: npm run -s rules -- /);
      expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    },
  );
});

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runInside } from './run-cli.ts';
import { copyRules, makeScratch } from './scratch.ts';

const scratch = makeScratch();

describe('rules coverage as JSON', async () => {
  const { stdout, stderr, code } = await runInside(['coverage', '--format', 'json']);
  const { rules, pages } = JSON.parse(stdout) as {
    rules: { id: string; pages: { path: string; found: number }[] }[];
    pages: { path: string; sections: number; untouched: { section: string }[] }[];
  };

  it('says which pages each rule hits', () => {
    const hits = rules.find(({ id }) => id === 'provider-image')?.pages;
    expect(hits?.map(({ path }) => path)).toEqual(['/about-us', '/about']);
  });

  it('says for every page what no rule touches', () => {
    const home = pages.find(({ path }) => path === '/');
    expect(home?.sections).toBeGreaterThan(home?.untouched.length ?? Infinity);
    expect(home?.untouched[0]?.section).toMatch(/^<\w+/);
  });

  it('lets a rule find nothing that says why', () => {
    const idle = rules.filter(({ pages: hits }) => hits.length === 0);
    expect(idle.map(({ id }) => id)).toEqual(['areas-testimonials']);
    expect(stderr).toMatch(/^\d+ rules, \d+ pages: 1 rule without a page\.\n$/);
    expect(code).toBe(0);
  });
});

it('may be read by who has enough before its end', () => {
  const command = `"${process.execPath}" src/cli/rules.ts coverage --format json | head -c 1`;
  const { stdout, stderr, status } = spawnSync('bash', ['-o', 'pipefail', '-c', command], {
    encoding: 'utf8',
  });
  expect({ stdout, status }).toEqual({ stdout: '{', status: 0 });
  expect(stderr).toMatch(/^\d+ rules, \d+ pages: .*\n$/);
});

it('may be read by nobody at all', () => {
  const command = `"${process.execPath}" src/cli/rules.ts coverage 2>&1 >/dev/null | true`;
  const { status } = spawnSync('bash', ['-o', 'pipefail', '-c', command]);
  expect(status).toBe(0);
});

it('says in one line that its output cannot be written', () => {
  const command = `"${process.execPath}" src/cli/rules.ts coverage > /dev/full`;
  const { status, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The system refuses it: .*ENOSPC.*$/m);
  expect(stderr).not.toMatch(/^ +at /m);
});

describe('rules coverage for who reads it', async () => {
  const folder = copyRules(scratch, 'rules');
  writeFileSync(
    join(folder, 'pages', 'mine.yaml'),
    `routes: /privacy
rules:
  - id: my-idle-rule
    why: What it looks for stands nowhere.
    selector: .nowhere-at-all
    action: hide

  - id: next-years-heading
    why: It counts only next year.
    selector: h1
    action: add-class
    class: wide
    from: 2027-01-01
`,
  );
  const told = await runInside(['coverage', '--rules', folder, '--today', '2027-01-01']);
  const [ofRules = '', ofPages = ''] = told.stdout.split('\n\n');

  it('counts pages, elements and changes of each rule', () => {
    expect(ofRules).toMatch(/^What each rule finds\n/);
    expect(ofRules).toContain(
      '\n  provider-image  2 pages, 2 elements, 2 changes\n    /about-us, /about\n',
    );
    expect(ofRules).toContain('\n  headquarters-suite-beside  10 pages, 10 elements, 0 changes\n');
  });

  it('names four pages, and how many more there are', () => {
    expect(ofRules).toMatch(
      /\n {2}own-hosts {2}36 pages, \d+ elements, \d+ changes\n {4}\/, \/about-us, \/about, \/areas-served, and 32 more\n/,
    );
  });

  it('is about the day that is asked for', () => {
    expect(ofRules).toContain('\n  next-years-heading  1 page, 1 element, 1 change\n    /privacy');
  });

  it('names a rule that finds nothing, and exits with 1', () => {
    expect(ofRules).toContain('\n  my-idle-rule  finds nothing on any stored page\n');
    expect(told.stderr).toMatch(/: 2 rules without a page\.\n$/);
    expect(told.code).toBe(1);
  });

  it('shows of each page the sections that no rule touches', () => {
    expect(ofPages).toMatch(/^What no rule touches\n/);
    expect(ofPages).toMatch(/\n {2}\/contact {2}1 of 5 sections\n {4}<\w+.*\n {2}\//);
  });
});

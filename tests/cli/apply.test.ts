import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runRules } from './run-cli.ts';

const RULES = `routes: /about
rules:
  - id: team-heading
    why: The builder typed a section title as a paragraph.
    selector: { css: p, text: Our Team }
    action: promote-heading
    level: 2
    delay: 1000
  - id: lost-image
    why: There is no such image, but there could be.
    selector: img.lost
    action: swap-image
    src: images/team.svg
`;
const PAGE = '<body><main><p>Our Team</p><script>alert(1)</script></main></body>';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'apply-'));
  writeFileSync(join(folder, 'about.yaml'), RULES);
  writeFileSync(join(folder, 'page.html.txt'), PAGE);
});
afterAll(() => rmSync(folder, { recursive: true }));

const apply = (args: readonly string[], input = PAGE) =>
  runRules(['apply', '--rules', folder, ...args], input);

describe('rules apply', () => {
  it('prints the corrected page as it is after the longest delay', () => {
    const expected = { stdout: '<h2>Our Team</h2>\n', stderr: '', code: 0 };
    expect(apply(['--route', '/about', '-'])).toEqual(expected);
    expect(apply(['--route', '/about', join(folder, 'page.html.txt')])).toEqual(expected);
  });

  it('knows the routes', () => {
    expect(apply(['--route', '/contact', '-']).stdout).toBe('<p>Our Team</p>\n');
  });

  it('only cleans when it is told to', () => {
    const expected = { stdout: '<p>Our Team</p>\n', stderr: '', code: 0 };
    expect(apply(['--route', '/about', '--raw', '-'])).toEqual(expected);
  });

  it('refuses a page that is not UTF-8, whose letters it would replace', () => {
    const file = join(folder, 'latin.html');
    writeFileSync(file, Buffer.from('<main><p>Café</p></main>', 'latin1'));
    const stderr = `${file}: File is not UTF-8 text. Save it with the encoding UTF-8. --help tells more.\n`;
    const refused = { stdout: '', stderr, code: 2 };
    expect(apply(['--route', '/about', file])).toEqual(refused);
    expect(runRules(['explain', file, '--route', '/about', '--rules', folder])).toEqual(refused);
  });

  it('writes styles that browsers know', () => {
    const page = '<main><p style="min-width: 1px; min-height: 2px">Text</p></main>';
    const expected = '<p style="min-width: 1px; min-height: 2px;">Text</p>\n';
    expect(apply(['--route', '/about', '--raw', '-'], page).stdout).toBe(expected);
    expect(apply(['--route', '/about', '-'], page).stdout).toBe(expected);
  });

  it('keeps an empty line at the beginning of a listing', () => {
    const page = '<main><pre>\n\n  npm start</pre></main>';
    const expected = '<pre>\n\n  npm start</pre>\n';
    expect(apply(['--route', '/about', '--raw', '-'], page).stdout).toBe(expected);
    expect(apply(['--route', '/about', '-'], page).stdout).toBe(expected);
  });

  it('reports what came of each rule', () => {
    const { stdout, stderr, code } = apply(['--route', '/about', '--report', '-']);
    expect(JSON.parse(stdout)).toMatchObject({
      path: '/about',
      rules: [
        { id: 'team-heading', line: 3, state: 'applied', found: 1, changed: 1, alternative: 1 },
        { id: 'lost-image', line: 9, state: 'no-match', found: 0, changed: 0, alternative: 0 },
      ],
    });
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  it('refuses to work with broken rules', () => {
    const broken = 'tests/fixtures/broken-rules/misspelt-action/rules';
    const { stdout, stderr, code } = runRules(
      ['apply', '--route', '/about', '--rules', broken, '-'],
      PAGE,
    );
    expect(stderr).toContain('[R201] rule "sample-rule": Action "add-clas" does not exist.');
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
  });

  it.each([
    ['nothing', ''],
    ['half a tag', '<main><p'],
    [
      'names that hide the document',
      '<form name=body><input name=parentNode></form><img name=documentElement>',
    ],
    ['a thousand open elements', '<div>'.repeat(1_000)],
    ['a lone surrogate and zero bytes', '<p>\uD800\0</p>'],
    [
      'half a megabyte',
      `<main>${'<div class="a"><p>Our Team</p></div>'.repeat(400)}${'x'.repeat(490_000)}</main>`,
    ],
  ])('works with %s', (_name, html) => {
    const { stdout, stderr, code } = apply(['--route', '/about', '-'], html);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout.endsWith('\n')).toBe(true);
    expect(stdout).not.toMatch(/<script|<form|Our Team<\/p>/);
  });
});

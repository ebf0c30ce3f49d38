import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { actions, finders } from '../../src/engine/index.ts';
import { writeExample } from '../../src/cli/guide-parts/write-example.ts';
import { codes } from '../../src/compiler/codes.ts';
import { runCli, runInside } from './run-cli.ts';

const guide = readFileSync('docs/rules.md', 'utf8');
const blocks = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);

describe('docs/rules.md', () => {
  it('is what the code and the fixtures say: npm run fix', () => {
    expect(runCli('guide.ts', ['--check'])).toEqual({ stdout: '', stderr: '', code: 0 });
  });

  it('says which fixture it lacks for a new action or finder', async () => {
    const example = writeExample('tests/fixtures/actions', 'new-action');
    await expect(example).rejects.toThrow('no input.html in tests/fixtures/actions/new-action.');
  });

  it('has every action, finder and code', () => {
    for (const { name } of [...actions, ...finders]) expect(guide).toContain(`\n### ${name}\n`);
    for (const code of Object.keys(codes)) expect(guide).toMatch(new RegExp(`\\| ${code} +\\|`));
  });

  it.each(blocks.filter((text) => /^(?:#.*\n)?routes:[\s\S]*rules:/.test(text)))(
    'this rule of it is right:\n%s',
    (text) => {
      expect(compileRules([{ path: 'rules/pages/example.yaml', text }]).diagnostics).toEqual([]);
    },
  );

  it('leads only to headings that are there', () => {
    const anchors = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(anchors.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([]);
  });

  it('names only commands that there are', async () => {
    const named = [...guide.matchAll(/npm run -s rules -- (\w+)/g)].map(([, name = '']) => name);
    for (const name of new Set(named)) {
      expect((await runInside([name, '--help'])).code, name).toBe(0);
    }
  });
});

it('the first rule of the guide does what the guide says', async () => {
  const first = blocks.find((text) => text.includes('about-stay')) ?? '';
  const { mkdtempSync, writeFileSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const folder = mkdtempSync(`${tmpdir()}/guide-`);
  writeFileSync(`${folder}/about-words.yaml`, first);
  const args = ['explain', '/about', '--rule', 'about-stay', '--rules', folder];
  const { stdout, code } = await runInside(args);
  expect(stdout).toContain('"Own the problem" → "Stay until it is solved"');
  expect(code).toBe(0);
});

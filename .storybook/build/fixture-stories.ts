import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { formatPretty } from '../../src/compiler/format-pretty.ts';
import type { CompiledRule } from '../../src/contract/rules.ts';
import type { FixtureStories } from './describe-fixture.ts';
import { readFixture } from './read-fixture.ts';

/** Makes a story module of each fixture folder: its rules compiled here, its HTML imported. */
export function fixtureStories(): Plugin {
  let root = '';
  return {
    name: 'fixture-stories',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      const fixture = await readFixture(id);
      if (!fixture) return null;
      const { described, text } = fixture;
      return described.kind === 'page'
        ? pageStories(described, text, root)
        : caseStory(described, text, root);
    },
  };
}

function caseStory(fixture: FixtureStories, text: string, root: string): string {
  const rules = compileCase(text);
  const [route = '/'] = rules[0]?.routes ?? [];
  const path = route.includes('*') ? '/' : route;
  const given = { rules, text, path, isAboutFinding: fixture.kind === 'finder' };
  return `import html from './input.html?raw';
import { correctionOfPiece } from '${root}/.storybook/rules/stories-of-fixture.ts';
${writeMeta(fixture, `{ html, ...${JSON.stringify(given)} }`, root)}
${fixture.stories
  .map(({ name, exportName }) =>
    writeStory(exportName, `{ name: '${name}', ...correctionOfPiece }`),
  )
  .join('')}`;
}

function pageStories(fixture: FixtureStories, text: string, root: string): string {
  const { path, content } = parse(text) as { path: string; content: string };
  return `import html from '${root}/content/${content}?raw';
import { rules } from 'virtual:site';
import { storiesOfPage } from '${root}/.storybook/rules/stories-of-fixture.ts';
${writeMeta(fixture, `{ html, rules: rules.rules, path: '${path}', isWholePage: true }`, root)}
const stories = storiesOfPage('${path}');
${fixture.stories.map(({ exportName }) => writeStory(exportName, `stories.${exportName}`)).join('')}`;
}

/** @param args the arguments of the fixture's correction, as an expression */
function writeMeta({ title }: FixtureStories, args: string, root: string): string {
  return `import preview from '${root}/.storybook/preview.tsx';
import { Correction } from '${root}/.storybook/rules/correction.tsx';

const meta = preview.meta({
  title: '${title}',
  component: Correction,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  args: ${args},
});
`;
}

function writeStory(exportName: string, story: string): string {
  return `export const ${exportName} = meta.story(${story});\n`;
}

function compileCase(text: string): readonly CompiledRule[] {
  const files = [{ path: 'rule.yaml', text }];
  const { compiled, diagnostics } = compileRules(files, { includeDrafts: true });
  if (!compiled) throw new Error(formatPretty(diagnostics, files));
  return compiled.rules;
}

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { formatPretty } from '../../src/compiler/format-pretty.ts';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { describeFixture, type FixtureStory } from './describe-fixture.ts';

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
      const story = describeFixture(id);
      if (!story) return null;
      const text = await readFile(id, 'utf8');
      return story.kind === 'pages' ? pageStory(story, text, root) : caseStory(story, text, root);
    },
  };
}

function caseStory(story: FixtureStory, text: string, root: string): string {
  const rules = compileCase(text);
  const [route = '/'] = rules[0]?.routes ?? [];
  const path = route.includes('*') ? '/' : route;
  return `import html from './input.html?raw';
${writeStory(story, `{ html, rules: ${JSON.stringify(rules)}, path: '${path}' }`, root)}`;
}

function pageStory(story: FixtureStory, text: string, root: string): string {
  const { path, content } = parse(text) as { path: string; content: string };
  return `import html from '${root}/content/${content}?raw';
import { rules } from 'virtual:site';
${writeStory(story, `{ html, rules: rules.rules, path: '${path}', isWholePage: true }`, root)}`;
}

/** @param args the story's arguments, as an expression */
function writeStory({ title, name, exportName }: FixtureStory, args: string, root: string): string {
  return `import preview from '${root}/.storybook/preview.tsx';
import { Correction } from '${root}/.storybook/rules/correction.tsx';
import { playCorrection, ruleParameters } from '${root}/.storybook/rules/play-correction.ts';

const meta = preview.meta({
  title: '${title}',
  component: Correction,
  tags: ['!autodocs'],
  parameters: ruleParameters,
});

export const ${exportName} = meta.story({ name: '${name}', args: ${args}, play: playCorrection });
`;
}

function compileCase(text: string): readonly CompiledRule[] {
  const files = [{ path: 'rule.yaml', text }];
  const { compiled, diagnostics } = compileRules(files, { includeDrafts: true });
  if (!compiled) throw new Error(formatPretty(diagnostics, files));
  return compiled.rules;
}

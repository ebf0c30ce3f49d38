import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { afterAll, describe, expect, it } from 'vitest';
import { actionNames, componentNames, finderNames } from '../../src/compiler/schema/rule-schema.ts';
import { openEditor } from './language-server.ts';

/** What content staff see in their editor, asked from the language server that it runs. */
const editor = await openEditor();
afterAll(() => editor.close());

const HEAD = 'routes: /about\nrules:\n  - id: my-rule\n    why: Something on this page is wrong.\n';
const rule = (rest: string): string => `${HEAD}${rest.replace(/^/gm, '    ')}\n`;
let opened = 0;
const newFile = (): string => `rules/pages/not-saved-${(opened += 1)}.yaml`;
const complete = (text: string): Promise<string[]> => editor.complete(newFile(), text);

describe('the files of this site', () => {
  it.each(globSync(['rules/**/*.yaml', 'content/*.yaml']))(
    '%s: nothing is underlined',
    async (file) => {
      expect(await editor.open(file, readFileSync(file, 'utf8'))).toEqual([]);
    },
  );

  it.each(globSync(['rules/**/*.yaml', 'content/*.yaml']))('%s names its schema', (file) => {
    const name = file.startsWith('rules') ? '../../schemas/rules' : '../schemas/content';
    expect(readFileSync(file, 'utf8')).toMatch(
      new RegExp(`^# yaml-language-server: \\$schema=${name}\\.schema\\.json\n`),
    );
  });
});

describe('what is offered', () => {
  it('the pages, for routes', async () => {
    const some = expect.arrayContaining(['/', '/*', '/about', '/services/voip', '/blog/:slug']);
    expect(await complete('routes: |\nrules: []\n')).toEqual(some);
    expect(await complete('routes:\n  - |\nrules: []\n')).toEqual(some);
  });

  it('exactly the actions', async () => {
    expect(await complete(rule('selector: .a\naction: |'))).toEqual(actionNames);
  });

  it('the options of the action, and of no other', async () => {
    const options = await complete(rule('selector: .a\naction: swap-image\n|'));
    expect(options).toEqual(expect.arrayContaining(['src', 'alt', 'height', 'expect', 'delay']));
    expect(options).not.toContain('component');
    expect(options).not.toContain('action');
  });

  it('the pictures that are there', async () => {
    const files = globSync('images/**/*', { cwd: 'public' }).filter(
      (name) => !name.startsWith('.'),
    );
    const offered = await complete(rule('selector: .a\naction: swap-image\nsrc: |'));
    expect(offered.length).toBeGreaterThan(10);
    for (const name of offered)
      expect(files.some((file) => file.startsWith(name.replace('...', '')))).toBe(true);
  });

  it('exactly the components', async () => {
    const offered = await complete(rule('selector: .a\naction: insert-component\ncomponent: |'));
    expect(offered).toEqual(componentNames);
  });

  it('the props of the component, and their values', async () => {
    const inserts =
      'selector: .a\naction: insert-component\ncomponent: testimonial-carousel\nposition: after\nprops:\n';
    expect(await complete(rule(`${inserts}  |`))).toEqual(['edition', 'background']);
    expect(await complete(rule(`${inserts}  edition: |`))).toEqual(['full', 'short', 'brief']);
  });

  it('every finder', async () => {
    const offered = await complete(rule('action: hide\nselector:\n  |'));
    for (const name of finderNames) expect(offered).toContain(name);
  });

  it('the rules of the site, in a fixture', async () => {
    const offered = await editor.complete(
      'tests/fixtures/rules/new/case.yaml',
      'rule: |\npath: /\n',
    );
    expect(offered).toEqual(expect.arrayContaining(['provider-image', 'testimonials']));
  });

  it('the keys of the content', async () => {
    const offered = await editor.complete('content/not-saved.yaml', '|\n');
    expect(offered).toEqual(expect.arrayContaining(['brand', 'phones', 'testimonials', 'routes']));
  });
});

describe('what is explained', () => {
  it.each([
    ['selector: .a\naction: hi|de', 'Hides an element from everybody'],
    ['selector: .a\naction: hide\ndel|ay: 0', 'Milliseconds after the page is shown'],
    ['selector: { head|ing: Our Team }\naction: hide', 'The heading’s whole text'],
    ['selector: .a\naction: swap-image\nhei|ght: 48', 'the width follows'],
  ])('%s', async (text, said) => {
    expect(await editor.hover(newFile(), rule(text))).toContain(said);
  });
});

describe('what is underlined', () => {
  it.each([
    ['an action', 'selector: .a\naction: hid', 5, 12, /Valid values: "add-class", "hide"/],
    ['a key', 'selector: .a\naction: hide\ndelai: 3', 6, 4, /Property delai is not allowed/],
    ['an option', 'selector: .a\naction: promote-heading\nlevel: 9', 6, 11, /maximum of 6|9/],
    [
      'a prop',
      'selector: .a\naction: insert-component\ncomponent: contact-form\nposition: after\nprops: { color: red }',
      8,
      13,
      /Property color is not allowed/,
    ],
    ['yes', 'selector: .a\naction: hide\nonce: yes', 6, 10, /Expected "boolean"/],
  ])('%s', async (_what, text, line, character, message) => {
    const problems = await editor.open(newFile(), rule(text));
    expect(problems.map((one) => one.message).join()).toMatch(message);
    expect(problems[0]?.range.start).toEqual({ line, character });
  });

  it('what is missing', async () => {
    const [problem] = await editor.open(newFile(), rule('selector: .a'));
    expect(problem?.message).toBe('Missing property "action".');
  });

  it('in the content too', async () => {
    const text = readFileSync('content/site.yaml', 'utf8').replace('fullName:', 'fulName:');
    const problems = await editor.open('content/not-saved.yaml', text);
    expect(problems.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['Property fulName is not allowed.']),
    );
  });
});

it('the folder recommends the extension that does all this', () => {
  const { recommendations } = JSON.parse(readFileSync('.vscode/extensions.json', 'utf8')) as {
    recommendations: string[];
  };
  expect(recommendations).toContain('redhat.vscode-yaml');
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runInside } from './run-cli.ts';
import { copyRules, makeScratch } from './scratch.ts';

/** One rule for each hint that only the stored pages can give. */
const MINE = `routes: [/about, /about-us]
rules:
  - id: finds-nothing
    why: This rule finds nothing on any page.
    selector: .nowhere
    action: add-class
    class: wide

  - id: never-here
    why: The condition of this rule holds nowhere.
    when: { exists: .nowhere }
    selector: h1
    action: add-class
    class: wide

  - id: all-is-well
    why: This rule wants what is there already.
    selector: h1.et_pb_module_header
    action: add-class
    class: et_pb_module_header

  - id: first-title
    why: This one is there first.
    selector: h1.et_pb_module_header
    action: set-attribute
    name: title
    value: Loblolly

  - id: same-title
    why: This one comes too late, by another way.
    selector: { first: 1, of: h1 }
    action: set-attribute
    name: title
    value: Loblolly

  - id: other-style
    why: Another rule has set the same to something else.
    selector: { first: 1, of: h1 }
    action: set-style
    style: { color: white }

  - id: takes-all
    why: Nothing is left for the rule behind this one.
    selector: { heading: Say it plainly }
    action: remove
    expect: { max: 1 }

  - id: too-late
    why: The rule before this one has taken it away.
    selector: { css: h4, text: Say it plainly }
    action: add-class
    class: wide

  - id: takes-too-many
    why: There are more of them than its author counts on.
    selector: h3
    action: hide
    expect: { max: 1 }

  - id: takes-too-few
    why: There are fewer of them than its author counts on.
    selector: h1.et_pb_module_header
    action: add-class
    class: wide
    expect: { min: 2 }

  - id: no-heading
    why: What holds other boxes cannot become a heading.
    selector: .et_pb_row
    action: promote-heading
    level: 2

  - id: misread
    why: The words to be replaced are not what the heading reads.
    selector: h1.et_pb_module_header
    action: replace-text
    find: No such words
    with: Other words

  - id: out-of-season
    why: What counts another day is not judged today.
    selector: .elsewhere
    action: add-class
    class: wide
    from: 2099-01-01

  - id: left-words
    why: This rule and the next one meet at their second selectors only.
    selector: [.nowhere, h2]
    action: set-style
    style: { text-align: left }

  - id: right-words
    why: Which of its selectors finds something no rule can tell without a page.
    selector: [.elsewhere, h2]
    action: set-style
    style: { text-align: right }
`;

/** Meant for the overview alone: what stands before the star is taken out, too. */
const TAKEN_OUT = `routes: /services
except: /services/*
rules:
  - id: taken-out
    why: The pages below the overview have it right.
    selector: .not-there
    action: set-style
    style: { color: black }
`;

/** Sets the color that other-style sets as well, of all headings and not only the first. */
const EARLIER = `routes: /about
rules:
  - id: dark-headings
    why: An earlier rule sets the color of the headings.
    selector: h1.et_pb_module_header
    action: set-style
    style: { color: black }
  - id: idle-here
    why: The only page of this file has no such element.
    selector: .not-there
    action: set-style
    style: { color: black }
`;

const scratch = makeScratch();
const folder = copyRules(scratch, 'hints');
writeFileSync(join(folder, 'pages', 'mine.yaml'), MINE);
writeFileSync(join(folder, 'pages', 'dark.yaml'), EARLIER);
writeFileSync(join(folder, 'pages', 'taken-out.yaml'), TAKEN_OUT);

interface Told {
  readonly code: string;
  readonly rule: string;
  readonly file: string;
  readonly message: string;
}

const { stdout, code } = await runInside(['check', folder, '--format', 'json']);

describe('rules check on the stored pages', () => {
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Told[] };
  const told = diagnostics.filter(({ file }) => file.endsWith('mine.yaml'));

  it.each([
    ['finds-nothing', 'W106'],
    ['never-here', 'W106'],
    ['all-is-well', 'W107'],
    ['same-title', 'W104'],
    ['too-late', 'W104'],
    ['other-style', 'W105'],
    ['misread', 'W107'],
    ['takes-too-many', 'W116'],
    ['takes-too-few', 'W116'],
    ['no-heading', 'W116'],
    ['left-words', 'W116'],
    ['right-words', 'W116'],
  ])('%s is told as %s', async (rule, expected) => {
    expect(told.filter((one) => one.rule === rule).map((one) => one.code)).toEqual([expected]);
  });

  it.each(['first-title', 'takes-all', 'out-of-season'])('%s is fine', (rule) => {
    expect(told.filter((one) => one.rule === rule)).toEqual([]);
  });

  it('a problem is told as explain tells it', () => {
    const messages = told.filter((one) => one.code === 'W116').map(({ message }) => message);
    expect(messages[0]).toMatch(
      /^Failing: on \/about-us too-many: Matches \d+ elements, limit 1\./,
    );
    expect(messages[1]).toBe(
      'Failing: on /about-us too-few: Matches 1 element, expected at least 2.',
    );
    expect(messages[2]).toMatch(/^Failing: on \/about-us error: .* cannot become a heading/);
  });

  it('a conflict between later selectors is told with the other rule', () => {
    const { message } = told.find(({ rule }) => rule === 'right-words') ?? {};
    expect(message).toMatch(/ fought: Stopped: it and "left-words".* keep undoing each other\.$/);
  });

  it('a stale rule is told with the command that says why', () => {
    const { message } = told.find(({ rule }) => rule === 'finds-nothing') ?? {};
    expect(message).toMatch(
      /"npm run -s rules -- explain \/about\S* --rule finds-nothing" says why\.$/,
    );
  });

  it('a page alone is not counted', () => {
    const { message } = diagnostics.find(({ rule }) => rule === 'idle-here') ?? {};
    expect(message).toMatch(/^Stale: It finds nothing on its one stored page\. /);
  });

  it('pages that "except" takes out are not missing', () => {
    const { message } = diagnostics.find(({ rule }) => rule === 'taken-out') ?? {};
    expect(message).toMatch(/^Stale: "except" takes out all of its pages, such as \/services\. /);
  });

  it('words that nothing reads are named', () => {
    const { message } = told.find(({ rule }) => rule === 'misread') ?? {};
    expect(message).toBe(
      'Already so: 2 elements found on 2 pages, such as /about-us; none reads "No such words" in one piece. Is it misspelt, or was the export mended?',
    );
  });

  it('does not fail, unless warnings are counted', async () => {
    expect(code).toBe(0);
    expect((await runInside(['check', folder, '--max-warnings', '0'])).code).toBe(1);
  });

  it('says nothing of the pages when time is short', async () => {
    expect((await runInside(['check', folder, '--quick'])).stdout).not.toContain('W106');
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { canonicalHtml } from '../../explain/canonical-html.ts';
import { openFragment } from '../../explain/open-fragment.ts';
import { UsageError } from '../command.ts';

/** The fixture that explains best, where it is not the first. */
const BEST: Readonly<Record<string, string>> = {
  'promote-heading': 'paragraph-with-strong-inside',
  'container-of': 'the-section-around',
  css: 'whole-text-with-nbsp-and-break',
  move: 'to-the-end-of-main',
  'replace-content': 'by-components',
  'replace-text': 'spaces-and-case-do-not-count',
  section: 'mentioned-in-class-id-or-text',
  'set-attribute': 'sets-one',
  'swap-image': 'srcset-would-win',
};

/** Fixtures that show what does not happen. */
const NO_EXAMPLE = /(?:is-refused|is-there-already)$/;

/** Before, rule and after of one of the fixtures in a folder. */
export async function writeExample(folder: string, name: string): Promise<string> {
  const names = (await readdir(join(folder, name)).catch(() => [])).toSorted();
  const chosen = BEST[name] ?? names.find((one) => !NO_EXAMPLE.test(one)) ?? names[0] ?? '';
  const read = (file: string) => readOf(join(folder, name, chosen), file);
  // One after the other: of several that are not there, the first is named.
  const input = await read('input.html');
  const rule = await read('rule.yaml');
  const expected = await read('expected.html');
  if (rule.split('- id:').length !== 2) {
    throw new UsageError(`The guide needs an example of one rule: ${name}/${chosen} has others.`);
  }
  const before = canonicalHtml(openFragment(input, new JSDOM('').window));
  return [
    fence('html', before),
    'with',
    fence('yaml', rulesOnly(rule)),
    'becomes',
    fence('html', expected),
  ].join('\n\n');
}

async function readOf(fixture: string, file: string): Promise<string> {
  return readFile(join(fixture, file), 'utf8').catch(() => {
    throw new UsageError(`The guide needs an example: there is no ${file} in ${fixture}.`);
  });
}

/** What stands below `rules:`, without the ids and reasons that a test needs. */
function rulesOnly(rule: string): string {
  const lines = rule.split('\n').filter((line) => !/^(?:#|routes:|except:|rules:)/.test(line));
  return lines
    .filter((line) => !/^\s+(?:why:|- id:)/.test(line))
    .map((line) => line.replace(/^ {4}/, ''))
    .join('\n')
    .trim();
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

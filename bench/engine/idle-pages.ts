import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { today } from '../../src/contract/today.ts';
import { rulesForPage } from '../../src/engine/index.ts';
import { cleanPage } from '../../src/page/clean-page.ts';
import type { Platform } from '../../src/page/platform.ts';
import { readSite } from '../../src/server/read-site.ts';
import { readRuleSet } from '../../src/server/rules/rule-set.ts';
import type { Cell } from './cells.ts';
import { generatePage } from './generate/generate-page.ts';
import { generateRules } from './generate/generate-rules.ts';

/** A page on which nothing happens that concerns its rules. */
export interface IdlePage {
  readonly name: string;
  readonly path: string;
  readonly html: string;
  readonly rules: readonly CompiledRule[];
}

/** A generated page under generated rules. */
export function generateIdlePage({ elements, rules: count }: Cell, seed: number): IdlePage {
  const { html, landmarks } = generatePage(elements, seed);
  const rules = generateRules(count, landmarks, seed + 1);
  return { name: `${elements} × ${count}`, path: '/', html, rules };
}

/** Pages of this site under its own rules, many of which ask for more than one thing. */
export async function readIdlePages(pages: Readonly<Record<string, string>>): Promise<IdlePage[]> {
  const { set } = await readRuleSet('rules');
  const { timeZone } = await readSite('content');
  const window = new JSDOM('').window as unknown as Platform;
  const read = async ([path, file]: [string, string]): Promise<IdlePage> => {
    const html = cleanPage(await readFile(file, 'utf8'), window).innerHTML;
    const rules = rulesForPage(set?.visitors.rules ?? [], path, today(timeZone));
    return { name: `${path} of this site`, path, html, rules };
  };
  return Promise.all(Object.entries(pages).map(read));
}

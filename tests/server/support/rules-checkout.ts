import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface RulesCheckout {
  /** A checkout of its own: this site's content and client, and rules that can be changed. */
  readonly root: string;
  readonly rules: string;
  readonly cache: string;
  /** Makes its content one of its own, which can be changed, and answers the folder. */
  ownContent(): string;
  /** Saves a file of the rules. */
  save(file: string, text: string): void;
  remove(): void;
}

/** Makes a checkout in a folder of its own. */
export function makeCheckout(files: Readonly<Record<string, string>> | 'site'): RulesCheckout {
  const root = mkdtempSync(join(tmpdir(), 'rules-checkout-'));
  const rules = join(root, 'rules');
  for (const folder of ['content', 'dist', 'dist-server', 'schemas']) {
    symlinkSync(resolve(folder), join(root, folder));
  }
  mkdirSync(rules);
  const save = (file: string, text: string): void => {
    mkdirSync(dirname(join(rules, file)), { recursive: true });
    writeFileSync(join(rules, file), text);
  };
  if (files === 'site') cpSync('rules', rules, { recursive: true });
  else for (const [file, text] of Object.entries(files)) save(file, text);
  const ownContent = (): string => {
    const folder = join(root, 'content');
    rmSync(folder);
    cpSync('content', folder, { recursive: true });
    return folder;
  };
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  return { root, rules, cache: join(root, '.cache', 'rules'), ownContent, save, remove };
}

/** A rule file with one rule that writes a word into the pages' first heading. */
export function ruleFile(id: string, word: string, more = ''): string {
  return `routes: /*
rules:
  - id: ${id}
    why: A test wants to see this word.
    selector: { first: 1, of: h2 }
    action: set-attribute
    name: title
    value: ${word}
${more}`;
}

export const BROKEN = 'routes: /*\nrules:\n  - id: broken-rule\n    why: It lacks its action.\n';

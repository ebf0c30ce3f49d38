import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileProblem, type Diagnostic } from './diagnostic.ts';
import { LIMITS } from './limits.ts';
import type { RuleFile } from './source-file.ts';
import { NOT_UTF_8 } from './yaml/guard-text.ts';

export interface RuleFiles {
  readonly files: RuleFile[];
  readonly diagnostics: Diagnostic[];
}

const PLAIN_NAME = /^[a-z0-9-]+\.yaml$/;
/** Also what Windows makes of it when it hides the end of names. */
const RULE_NAME = /\.ya?ml(?:\.txt)?$/i;
const PLAIN_FOLDER = /^[a-z0-9-]+$/;
const NOTHING: RuleFiles = { files: [], diagnostics: [] };
const NOT_PLAIN = 'Only plain files named like home-page.yaml are read.';
const FOLDER_NOT_PLAIN =
  'Only folders named like home-page are read: what is in this one would be passed over.';

/**
 * Reads every rule file below a folder. Links are not followed; what is no rule file by its name is
 * left alone, and so is what begins with a dot: editors and file systems keep notes there. Paths are
 * shown as the folder was given: `rules/pages/about.yaml`.
 * @throws when the folder cannot be read.
 */
export async function readRuleFiles(folder: string): Promise<RuleFiles> {
  const entries = await readdir(folder);
  const found = await Promise.all(entries.toSorted().map((name) => readEntry(folder, name)));
  return {
    files: found.flatMap(({ files }) => files),
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Whether what a path leads to below a folder of rules is read, where it is a plain file. */
export function isRulePath(path: string): boolean {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  return PLAIN_NAME.test(name) && folders.every((folder) => PLAIN_FOLDER.test(folder));
}

/**
 * Reads one rule file.
 * @throws when there is no such file.
 */
export function readRuleFile(path: string): Promise<RuleFiles> {
  return readEntry(dirname(path), basename(path));
}

async function readEntry(folder: string, name: string): Promise<RuleFiles> {
  const path = join(folder, name);
  if (name.startsWith('.')) return NOTHING;
  const status = await lstat(path);
  const shown = showPath(path);
  if (status.isDirectory() && PLAIN_FOLDER.test(name)) return readRuleFiles(path);
  const isRuleFile = RULE_NAME.test(name);
  if (status.isDirectory() && !isRuleFile) return passOver(path, shown);
  if (!isRuleFile && !status.isSymbolicLink()) return NOTHING;
  if (!status.isFile() || !PLAIN_NAME.test(name)) return refuse(shown, 'R009', NOT_PLAIN);
  if (status.size > LIMITS.fileBytes) {
    const message = `File is too large (${status.size} bytes, limit ${LIMITS.fileBytes}).`;
    return refuse(shown, 'R008', message);
  }
  return readText(path, shown);
}

/** Pictures and notes may lie in a folder of any name; rules in it would wait to be read for ever. */
async function passOver(path: string, shown: string): Promise<RuleFiles> {
  const { files, diagnostics } = await readRuleFiles(path);
  const holdsRules = files.length + diagnostics.length > 0;
  return holdsRules ? refuse(shown, 'R009', FOLDER_NOT_PLAIN) : NOTHING;
}

async function readText(path: string, shown: string): Promise<RuleFiles> {
  const bytes = await readFile(path);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { files: [{ path: shown, text }], diagnostics: [] };
  } catch {
    return refuse(shown, 'R008', NOT_UTF_8);
  }
}

function refuse(path: string, code: string, message: string): RuleFiles {
  return { files: [], diagnostics: [fileProblem(path, code, message)] };
}

/** Below the working folder, the short path; always with slashes. */
export function showPath(path: string): string {
  const short = relative(process.cwd(), path);
  return (short.startsWith('..') ? path : short).split(sep).join('/');
}

import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRules } from '../../src/server/rules/rules-store.ts';
import { runCli } from '../cli/run-cli.ts';
import { BROKEN, makeCheckout, ruleFile, type RulesCheckout } from './support/rules-checkout.ts';

let checkout: RulesCheckout;
let folder: string;

beforeEach(() => {
  checkout = makeCheckout({ 'one.yaml': ruleFile('word-rule', 'one') });
  folder = join(checkout.root, 'site');
});
afterEach(() => checkout.remove());

/** Runs the command in the checkout, which has a program of its own then. */
function runExport(): ReturnType<typeof runCli> {
  cpSync('src', join(checkout.root, 'src'), { recursive: true });
  cpSync('package.json', join(checkout.root, 'package.json'));
  symlinkSync(resolve('node_modules'), join(checkout.root, 'node_modules'));
  return runCli(join(checkout.root, 'src/cli/export.ts'), [folder]);
}

describe('an export of refused rules', () => {
  it('writes nothing, tells what is wrong and exits with 1', () => {
    checkout.save('one.yaml', BROKEN);
    const { stdout, stderr, code } = runExport();
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
    expect(stderr).toMatch(/one\.yaml:3:5 \[R\d+\] rule "broken-rule": /);
    expect(stderr).toMatch(/\nThe rules are refused, so nothing was written\.\n$/);
    expect(existsSync(folder)).toBe(false);
  });

  it('publishes no earlier set in their place', async () => {
    await (await openRules(checkout.rules, checkout.cache)).reload();
    checkout.save('one.yaml', BROKEN);
    expect(runExport().code).toBe(1);
    expect(existsSync(folder)).toBe(false);
  });
});

describe('an export to a place where no folder can be', () => {
  it('says so in a sentence and exits with 1', () => {
    folder = join(checkout.root, 'package.json/site');
    const { stdout, stderr, code } = runExport();
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
    expect(stderr).toMatch(/^The folder cannot be written: E\w+\.\n$/);
  });
});

/** The build for the server, but for one page that it cannot write. */
const ALL_BUT_PRIVACY = `import * as built from ${JSON.stringify(resolve('dist-server/prerender.js'))};
export const prerenderInserted = built.prerenderInserted;
export async function prerenderScreen(screen) {
  if (screen.path.startsWith('/privacy')) throw new Error('It cannot be written.');
  return built.prerenderScreen(screen);
}
`;

describe('an export in which a page cannot be prepared', () => {
  it('writes nothing, names the page and exits with 1', () => {
    const build = join(checkout.root, 'dist-server');
    rmSync(build);
    mkdirSync(build);
    writeFileSync(join(build, 'prerender.js'), ALL_BUT_PRIVACY);
    const { stderr, code } = runExport();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^These pages could not be prepared, so nothing was written: \/privacy, \/privacy\/\.\n$/,
    );
    expect(existsSync(folder)).toBe(false);
  });

  it('does the same when a page has no content', () => {
    rmSync(join(checkout.ownContent(), 'pages/privacy.html'));
    const { stderr, code } = runExport();
    expect(code).toBe(1);
    expect(stderr).toMatch(/ nothing was written: \/privacy, \/privacy\/\.\n$/);
    expect(existsSync(folder)).toBe(false);
  });
});

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { formatPretty } from '../../src/compiler/format-pretty.ts';
import type { CompileOptions } from '../../src/compiler/read-rule.ts';
import { readRuleFiles } from '../../src/compiler/read-rule-files.ts';
import { BROKEN, ruleFile } from '../../tests/server/support/rules-checkout.ts';
import { readHistory } from './read-history.ts';
import { readSite } from '../../src/server/read-site.ts';

const NAME = 'virtual:site';

/** The site's data and its real rules as a module, read and compiled here and never in a browser. */
export function siteModules(): Plugin {
  let root = '';
  return {
    name: 'site-modules',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const content = join(root, 'content');
      const site = await readSite(content);
      const { rules, files } = await compileSite(root);
      for (const { path } of files) this.addWatchFile(join(root, path));
      const history = await readHistory(root, rules.rules);
      const saves = { badSave: badSave(), strangeRoute: strangeRoute() };
      return Object.entries({ site, rules, history, ...saves })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
        .join('');
    },
  };
}

async function compileSite(root: string) {
  const { files } = await readRuleFiles(join(root, 'rules'));
  const { compiled, diagnostics } = compileRules(files);
  if (!compiled) throw new Error(formatPretty(diagnostics, files));
  return { rules: compiled, files };
}

/** What the terminal says after a rule was saved that lacks its action. */
function badSave(): string {
  return describeSave('rules/pages/areas-served.yaml', BROKEN);
}

/** What the terminal says after a rule was saved for a page that is not there. */
function strangeRoute(): string {
  const text = ruleFile('about-words', 'about us').replace('/*', '/abuot');
  return describeSave('rules/pages/about.yaml', text, { pageRoutes: ['/about', '/contact'] });
}

function describeSave(path: string, text: string, options: CompileOptions = {}): string {
  const files = [{ path, text }];
  return formatPretty(compileRules(files, options).diagnostics, files);
}

import type { RuleFile } from '../../src/compiler/source-file.ts';

/** A rule that is fine, as YAML; `changes` replaces or adds lines, null takes one away. */
export function ruleText(changes: Readonly<Record<string, string | null>> = {}): string {
  const lines = {
    id: 'sample-rule',
    why: 'Something on this page is wrong.',
    selector: '.hero',
    action: 'hide',
    ...changes,
  };
  const [first = '', ...others] = Object.entries(lines)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${value}`);
  return [`  - ${first}`, ...others.map((line) => `    ${line}`), ''].join('\n');
}

/** A rule file for one route with these rules. */
export function ruleFile(
  rules: readonly string[] = [ruleText()],
  path = 'rules/page.yaml',
  routes = '/about',
): RuleFile {
  return { path, text: `routes: ${routes}\nrules:\n${rules.join('')}` };
}

import type { RuleFile } from '../../src/compiler/source-file.ts';

/** As many as fit well into a file of 64 KiB. */
const RULES_IN_FILE = 100;

/** Files with so many sound rules that differ from each other, none in conflict with another. */
export function makeRules(count: number): RuleFile[] {
  const files: RuleFile[] = [];
  for (let first = 0; first < count; first += RULES_IN_FILE) {
    const numbers = Array.from(
      { length: Math.min(RULES_IN_FILE, count - first) },
      (_, i) => first + i,
    );
    files.push({
      path: `rules/pages/page-${first / RULES_IN_FILE}.yaml`,
      text: writeFile(numbers),
    });
  }
  return files;
}

function writeFile(numbers: readonly number[]): string {
  const page = Math.floor((numbers[0] ?? 0) / RULES_IN_FILE);
  return `routes: [/page-${page}, /page-${page}/old]\nrules:\n${numbers.map(writeRule).join('\n')}`;
}

function writeRule(number: number): string {
  const kinds = [hide, swap, link, heading, style];
  const body = (kinds[number % kinds.length] ?? hide)(number);
  return `  - id: rule-${number}\n    why: The export shows number ${number} as it should not be shown.\n${body}\n`;
}

const hide = (n: number): string => `    selector: .module-${n} .inner-${n % 7}\n    action: hide`;
const swap = (n: number): string =>
  `    selector: img[src*="picture-${n}" i]\n    action: swap-image\n    src: images/picture-${n}.svg\n    height: 48`;
const link = (n: number): string =>
  `    selector: a[href="/old-${n}"]\n    action: rewrite-link\n    link: /old-${n}\n    to: /new-${n}`;
const heading = (n: number): string =>
  `    selector: { css: p, text: [Title ${n}, Heading ${n}] }\n    action: promote-heading\n    level: 2`;
const style = (n: number): string =>
  `    selector: "#section-${n}"\n    action: set-style\n    style: { padding-bottom: 30px, color: white }\n    delay: [0, 500]`;

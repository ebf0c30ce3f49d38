import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import type { RuleFile } from '../../src/compiler/source-file.ts';
import { makeRules } from './make-rules.ts';

/**
 * One cold measurement in a process of its own: milliseconds of processor time on standard output.
 * Usage: sample.ts plain|ours|unchanged|changed COUNT
 */
const ways: Readonly<Record<string, (files: readonly RuleFile[]) => () => void>> = {
  plain: (files) => () => {
    const schema = JSON.parse(readFileSync('schemas/rules.schema.json', 'utf8')) as object;
    const validate = new Ajv2020({ strict: false, allErrors: true }).compile(schema);
    for (const { text } of files) {
      if (!validate(parse(text))) throw new Error(JSON.stringify(validate.errors));
    }
  },
  ours: (files) => () => compile(files),
  unchanged(files) {
    compile(files);
    return () => compile(files);
  },
  changed(files) {
    compile(files);
    const changed = files.map((file, index) => (index === 0 ? changeOneRule(file) : file));
    return () => compile(changed);
  },
};

/** More rules than a site may have are refused at the end, after all the work. */
function compile(files: readonly RuleFile[]): void {
  const [error] = compileRules(files).diagnostics.filter(
    ({ severity, code }) => severity === 'error' && code !== 'R008',
  );
  if (error) throw new Error(JSON.stringify(error));
}

function changeOneRule({ path, text }: RuleFile): RuleFile {
  return { path, text: text.replace('.inner-0', '.inner-8') };
}

const [way = '', count = ''] = process.argv.slice(2);
const prepare = ways[way];
if (!prepare) throw new Error(`Usage: sample.ts ${Object.keys(ways).join('|')} COUNT`);
const run = prepare(makeRules(Number(count)));
const before = process.cpuUsage();
run();
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);

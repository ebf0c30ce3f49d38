import { codes } from '../../compiler/codes.ts';
import { describeSchema } from '../../compiler/schema/describe-schema.ts';
import type { JsonSchema } from '../../compiler/schema/json-schema.ts';
import { lints } from '../../compiler/lint/lints.ts';
import { components, type ComponentContract } from '../../contract/components.ts';
import { actions, finders } from '../../engine/index.ts';
import { writeExample } from './write-example.ts';

interface Word {
  readonly name: string;
  readonly summary: string;
  readonly schema: { readonly properties: object; readonly required: readonly string[] };
}

/** The parts of the guide that follow from the code, by the name of their place. */
export async function writeParts(): Promise<Readonly<Record<string, string>>> {
  return {
    actions: await writeWords(actions as readonly Word[], 'tests/fixtures/actions'),
    finders: await writeWords(finders as readonly Word[], 'tests/fixtures/finders'),
    components: writeComponents(),
    hints: writeHints(),
    codes: writeCodes(),
  };
}

async function writeWords(words: readonly Word[], folder: string): Promise<string> {
  const sections = words.map(async ({ name, summary, schema }) =>
    [`### ${name}`, summary, writeOptions(schema), await writeExample(folder, name)]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  return (await Promise.all(sections)).join('\n\n');
}

function writeOptions({ properties, required }: Word['schema']): string {
  const options = Object.entries(properties as Record<string, JsonSchema>);
  if (options.length === 0) return '';
  const rows = options.map(([name, schema]) => {
    const { description } = schema as { description?: string };
    const must = required.includes(name) ? 'yes' : '';
    return `| \`${name}\` | ${must} | ${cell(description ?? describeSchema(schema))} |`;
  });
  return ['| option | needed | what it is |', '| --- | --- | --- |', ...rows].join('\n');
}

function writeComponents(): string {
  const rows = Object.entries<ComponentContract>(components).map(([name, { summary, props }]) => {
    const list = Object.entries(props).map(([prop, schema]) => {
      const values = (schema['enum'] ?? []) as readonly string[];
      return `\`${prop}\`: ${values.map((value) => `\`${value}\``).join(', ')}`;
    });
    return `| \`${name}\` | ${cell(summary)} | ${list.join('; ')} |`;
  });
  return ['| component | what it shows | props |', '| --- | --- | --- |', ...rows].join('\n');
}

function writeHints(): string {
  const rows = Object.entries(lints).map(([name, code]) => {
    const meaning = codes[code].replace(/^[\w-]+: /, '').replace(/ \(a hint\)/, '');
    return `| \`${name}\` | ${code} | ${cell(meaning)} |`;
  });
  return ['| hint | code | what it is about |', '| --- | --- | --- |', ...rows].join('\n');
}

function writeCodes(): string {
  const rows = Object.entries(codes).map(([code, meaning]) => `| ${code} | ${cell(meaning)} |`);
  return ['| code | meaning |', '| --- | --- |', ...rows].join('\n');
}

/** A text as it may stand in a table: no bar, and no sign that begins something in Markdown. */
function cell(text: string): string {
  return text.replace(/[|*_<]/g, (sign) => `\\${sign}`);
}

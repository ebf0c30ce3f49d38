import { components, type ComponentContract } from '../../contract/components.ts';
import type { RawRule } from '../read-rule.ts';
import { describeSchema } from '../schema/describe-schema.ts';
import { cut } from '../diagnostic.ts';
import { componentNames } from '../schema/rule-schema.ts';
import type { Complaint } from '../passage.ts';
import type { Path } from '../source-file.ts';
import { suggest } from '../suggest.ts';

/** Checks that components exist and are told what they understand. */
export function checkComponents(
  name: string,
  rule: RawRule,
  isSound: (key: string) => boolean,
): Complaint[] {
  if (name === 'insert-component' && isSound('component')) {
    const component = String(rule['component']);
    const unknown = checkName(component, ['component']);
    if (unknown.length > 0 || !isSound('props')) return unknown;
    return checkProps(component, rule['props'] as RawRule);
  }
  if (name !== 'replace-content' || !isSound('components')) return [];
  const names = rule['components'] as readonly string[];
  return names.flatMap((component, index) => checkName(component, ['components', index]));
}

function checkName(component: string, at: Path): Complaint[] {
  if (componentNames.includes(component)) return [];
  const message = `Component "${cut(component)}" does not exist. There are: ${componentNames.join(', ')}.`;
  return [
    { code: 'R213', at, message, found: component, suggestion: suggest(component, componentNames) },
  ];
}

function checkProps(component: string, props: RawRule): Complaint[] {
  const contract: ComponentContract | undefined = new Map<string, ComponentContract>(
    Object.entries(components),
  ).get(component);
  const known = contract?.props ?? {};
  return Object.entries(props).flatMap(([key, value]) => checkProp(component, known, key, value));
}

function checkProp(
  component: string,
  known: ComponentContract['props'],
  key: string,
  value: unknown,
): Complaint[] {
  const at = ['props', key];
  const schema = Object.hasOwn(known, key) ? known[key] : undefined;
  if (!schema) {
    const names = Object.keys(known);
    const list = names.length === 0 ? 'It has none.' : `It has: ${names.join(', ')}.`;
    const message = `${component} has no prop "${cut(key)}". ${list}`;
    return [{ code: 'R214', at, message, onKey: true, suggestion: suggest(key, names) }];
  }
  const choices = (schema['enum'] ?? []) as readonly unknown[];
  if (choices.length === 0 || choices.includes(value)) return [];
  const message = `${key} must be ${describeSchema(schema)}.`;
  return [
    {
      code: 'R214',
      at,
      message,
      found: value,
      suggestion: suggest(String(value), choices.map(String)),
    },
  ];
}

import type { RawRule } from '../read-rule.ts';
import { findMarkup } from '../markup.ts';
import { optionSchemas } from '../schema/rule-schema.ts';
import { isSelectorSchema } from '../schema/json-schema.ts';
import type { Complaint } from '../passage.ts';
import { valueAt } from '../value-at.ts';
import { checkAttribute } from './check-attribute.ts';
import { checkLink } from './check-link.ts';
import { checkStyles } from './check-styles.ts';
import { refusalsOf } from './refusals-of.ts';
import { suggestProperty } from './style-values.ts';
import { suggestOption } from './suggest-option.ts';

/**
 * Asks the action what it would refuse to write; tells also what browsers would not understand, and
 * markup that will be shown as text.
 */
export function checkTrust(name: string, options: RawRule): Complaint[] {
  const refusals = explainRefusals(name, options);
  const places = new Set(refusals.map(({ at }) => at.join('/')));
  const others = [
    ...checkAttribute(options),
    ...checkStyles(options),
    ...checkLink(options),
    ...markupIn(name, options),
  ];
  return [...refusals, ...others.filter(({ at }) => !places.has(at.join('/')))];
}

function explainRefusals(name: string, options: RawRule): Complaint[] {
  const refusals = refusalsOf(name, options);
  const places = new Map(refusals.map((refusal) => [refusal.at.join('/'), refusal]));
  return [...places.values()].map((refusal) => {
    const { at, code } = refusal;
    const last = String(at.at(-1));
    if (code === 'R205') return { ...refusal, onKey: true, suggestion: suggestProperty(last) };
    const suggestion = at.length === 1 ? suggestOption(name, options, last) : undefined;
    return { ...refusal, found: valueAt(options, at), suggestion };
  });
}

function markupIn(name: string, options: RawRule): Complaint[] {
  const schemas = optionSchemas(name);
  return Object.entries(options).flatMap(([key, value]) => {
    if (typeof value !== 'string' || isSelectorSchema(schemas[key] ?? {})) return [];
    const { tag, entity } = findMarkup(value);
    if (tag === undefined && entity === undefined) return [];
    const advice = entity === undefined ? '' : ` Write the sign itself in place of ${entity}`;
    const message = `This text is shown literally, not as HTML.${advice}`;
    return [
      { code: 'R208' as const, at: [key], severity: 'warning' as const, message, found: value },
    ];
  });
}

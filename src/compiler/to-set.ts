import type { CompiledRule, CompiledRules } from '../contract/rules.ts';
import { canonicalJson } from './canonical-json.ts';
import { sha256 } from './hash.ts';

/** A set of rules, its hash being that of all that the rules say. */
export function toSet(rules: readonly CompiledRule[]): CompiledRules {
  const text = `[${rules.map(textOf).join(',')}]`;
  return { version: 1, hash: sha256(text).slice(0, 16), rules };
}

/** Most sets have one changed rule among many that stood in the last set already. */
const texts = new WeakMap<CompiledRule, string>();

function textOf(rule: CompiledRule): string {
  const known = texts.get(rule);
  if (known !== undefined) return known;
  const text = canonicalJson(rule);
  texts.set(rule, text);
  return text;
}

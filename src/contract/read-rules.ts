import type { CompiledRule, CompiledRules } from './rules.ts';

/** Stands for rules that cannot be had: a page without them is better than no page. */
export const NO_RULES: CompiledRules = { version: 1, hash: '', rules: [] };

/** The rules in an answer, whatever was answered; a rule that lacks a part does not count. */
export function readRules(answer: unknown): CompiledRules {
  if (!isRecord(answer) || answer.version !== 1 || !Array.isArray(answer.rules)) return NO_RULES;
  const hash = typeof answer.hash === 'string' ? answer.hash : '';
  return { version: 1, hash, rules: answer.rules.filter(isRule) };
}

const LISTS = ['routes', 'except', 'when', 'selectors', 'delays'];

function isRule(value: unknown): value is CompiledRule {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.action !== 'string') {
    return false;
  }
  return (
    LISTS.every((list) => Array.isArray(value[list])) &&
    isRecord(value.options) &&
    isRecord(value.expect) &&
    isRecord(value.source)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

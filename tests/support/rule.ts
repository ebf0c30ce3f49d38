import type { CompiledRule } from '../../src/contract/rules.ts';

/** A compiled rule with everything that a test does not care about filled in. */
export function makeRule(
  rule: Pick<CompiledRule, 'selectors' | 'action'> & Partial<CompiledRule>,
): CompiledRule {
  return {
    id: 'rule',
    source: { file: 'rules/test.yaml', line: 1 },
    why: 'A test needs it.',
    routes: ['/*'],
    except: [],
    when: [],
    options: {},
    delays: [0],
    retry: null,
    expect: {},
    once: false,
    from: null,
    until: null,
    ...rule,
  };
}

import type { CompiledRule, Selector } from '../../../contract/rules.ts';

/** A new rule as it stands in its form. */
export interface RuleForm {
  readonly id: string;
  readonly why: string;
  readonly selector: Selector;
  readonly action: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly isDraft: boolean;
}

/** The rule as a person would write it into a file. */
export function ruleToSave({ id, why, selector, action, options, isDraft }: RuleForm) {
  const status = isDraft ? { status: 'draft' } : {};
  return { id, why, selector, action, ...options, ...status };
}

/** The rule as the engine takes it, for a try on the page that is shown. */
export function ruleToTry(
  { id, why, selector, action, options }: RuleForm,
  path: string,
): CompiledRule {
  return {
    id,
    source: { file: 'not saved yet', line: 0 },
    why,
    routes: [path],
    except: [],
    when: [],
    selectors: [selector],
    action,
    options,
    delays: [0],
    retry: null,
    expect: {},
    once: false,
    from: null,
    until: null,
  };
}

/** A name for a rule: what it does, and what it does it to. */
export function suggestId(element: Element, action: string, taken: ReadonlySet<string>): string {
  const words = (element.textContent ?? '').toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const what = words.slice(0, 3).join('-') || element.localName;
  const base = `${action}-${what}`.slice(0, 55).replace(/-$/, '');
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}

import type { CompiledRule, Condition, Selector } from '../contract/rules.ts';
import type { FileContent } from './check-file.ts';
import type { RawRule } from './read-rule.ts';
import { optionNames } from './schema/rule-schema.ts';
import { placeOf, type Passage } from './passage.ts';

/** Writes a rule that was found fine in the one form that the engine knows. */
export function normalizeRule(passage: Passage, file: FileContent, raw: RawRule): CompiledRule {
  const action = String(raw['action']);
  return {
    id: String(raw['id']),
    source: placeOf(passage),
    why: String(raw['why']),
    routes: file.routes,
    except: file.except,
    when: conditionsOf(raw['when']),
    selectors: [raw['selector']].flat() as Selector[],
    action,
    options: Object.fromEntries(
      optionNames(action).flatMap((key) => (raw[key] === undefined ? [] : [[key, raw[key]]])),
    ),
    delays: [raw['delay'] ?? 0].flat() as number[],
    retry: (raw['retry'] ?? null) as CompiledRule['retry'],
    expect: (raw['expect'] ?? {}) as CompiledRule['expect'],
    once: raw['once'] === true,
    from: (raw['from'] ?? null) as string | null,
    until: (raw['until'] ?? null) as string | null,
  };
}

/** A condition with several keys means all of them: one condition each. */
function conditionsOf(when: unknown): Condition[] {
  const groups = [when ?? []].flat() as RawRule[];
  const words = groups.flatMap((group) => Object.entries(group));
  return words.map(([word, value]) => ({ [word]: value }) as unknown as Condition);
}

import { nameOfPath } from '../../contract/match-route.ts';
import type { CompiledRule } from '../../contract/rules.ts';
import { normalizeText } from '../../engine/index.ts';
import { targetsOf } from '../selectors/same-target.ts';

/** What a rule makes of what: another rule may make that the other way round. */
export interface Turn {
  /** Only rules with the same key can take turns. */
  readonly key: string;
  readonly takes: readonly string[];
  readonly makes: readonly string[];
}

/** What a rule makes of what; null for an action that cannot be turned round. */
export function turnOf(rule: CompiledRule): Turn | null {
  return turns[rule.action]?.(rule) ?? null;
}

/** True when one makes b of a and the other a of b, wherever they find it. */
export function areTurns(one: Turn | null, other: Turn | null): boolean {
  if (!one || !other || one.key !== other.key) return false;
  return feeds(one, other) && feeds(other, one);
}

function feeds({ key, makes }: Turn, { takes }: Turn): boolean {
  const isText = key === 'replace-text';
  return makes.some((made) =>
    takes.some((taken) => (isText ? made.includes(taken) : made === taken)),
  );
}

const turns: Readonly<Record<string, (rule: CompiledRule) => Turn>> = {
  'replace-text': ({ options }) => ({
    key: 'replace-text',
    takes: [normalizeText(String(options['find']))],
    makes: [normalizeText(String(options['with']))],
  }),
  'rewrite-link': ({ options }) => {
    const [link, to] = [pathOf(options['link']), pathOf(options['to'])];
    return {
      key: `rewrite-link ${[link, to].toSorted().join(' ')}`,
      takes: [link],
      makes: [to],
    };
  },
  move: ({ options, selectors }) => ({
    key: `move ${String(options['position'])}`,
    takes: targetsOf(selectors[0]),
    makes: targetsOf([options['to']].flat()[0]),
  }),
};

/** Written always alike; query and fragment do not count. */
function pathOf(link: unknown): string {
  return nameOfPath(String(link).replace(/[?#].*$/, ''));
}

import type { CompiledRule } from '../../src/contract/rules.ts';
import { parseHtml } from '../../src/page/parse-html.ts';
import { preparePage } from '../../src/page/prepare-page.ts';
import { poke } from './poke.ts';
import { rulesAt } from './rules-for-everything.ts';

/** How far a payload has come: `raw` is not cleaned at all, so that it must do harm. */
export type Stage = 'raw' | 'sanitized' | 'mounted' | 'corrected' | 'late';

/** What payloads did to the page. */
export interface Harm {
  /** How often their code ran. */
  readonly attacks: number;
  /** Members of window and document that an element has taken the place of. */
  readonly taken: readonly string[];
}

const LATE = 10;
const members = membersOf(document).concat(membersOf(window));

/** Brings each payload to a stage, all on one page, touches everything in them and waits. */
export async function tryPayloads(payloads: readonly string[], stage: Stage): Promise<Harm> {
  const leaving = new AbortController();
  const state = { attacks: 0 };
  Object.assign(window, { attacked: () => (state.attacks += 1) });
  const host = document.createElement('main');
  document.body.append(host);
  for (const payload of payloads) show[stage](host, payload, leaving.signal);
  const taken = members.filter(isTaken).map(({ name }) => name);
  poke(host);
  await new Promise((resolve) => setTimeout(resolve, 80));
  poke(host);
  await new Promise((resolve) => setTimeout(resolve, 20));
  leaving.abort();
  host.remove();
  return { attacks: state.attacks, taken };
}

const show: Record<Stage, (host: Element, payload: string, signal: AbortSignal) => void> = {
  // Our own parsing takes the harm out of much already.
  raw: (host, payload) =>
    host.append(...new DOMParser().parseFromString(payload, 'text/html').body.childNodes),
  sanitized(host, payload) {
    const html = prepare(payload, []).root.outerHTML;
    host.append(...parseHtml(html, window).childNodes);
  },
  mounted: (host, payload) => host.append(prepare(payload, []).root),
  corrected: (host, payload) => host.append(prepare(payload, rulesAt(0)).root),
  late(host, payload, signal) {
    const { root, session } = prepare(payload, rulesAt(LATE));
    host.append(root);
    session.start(signal);
    root.append(...prepare(payload, []).root.childNodes);
  },
};

function prepare(html: string, all: readonly CompiledRule[]) {
  const rules = { version: 1, hash: '0'.repeat(16), rules: all } as const;
  return preparePage(html, { path: '/services/voip', rules, today: '2026-11-21', window });
}

interface Member {
  readonly object: object;
  readonly name: string;
  /** What it holds while the page is empty. */
  readonly value: unknown;
}

function membersOf(object: object): Member[] {
  const names = new Set<string>();
  for (let holder = object; holder; holder = Object.getPrototypeOf(holder) as object) {
    for (const name of Object.getOwnPropertyNames(holder)) names.add(name);
  }
  return [...names].map((name) => ({ object, name, value: read(object, name) }));
}

function isTaken({ object, name, value }: Member): boolean {
  const now = read(object, name);
  return now !== value && (now instanceof Element || now instanceof HTMLCollection);
}

function read(object: object, name: string): unknown {
  try {
    return Reflect.get(object, name);
  } catch {
    return undefined;
  }
}

Object.assign(window, { tryPayloads });

/**
 * Gives a browser what those of 2023, and the last one for Windows 7, lack of what is used here and
 * in the engine. Others keep their own.
 */
export function fillGaps(): void {
  fill(AbortSignal, { any: anySignal });
  fill(URL, { canParse });
  fill(Object, { groupBy });
  fill(Element.prototype, { checkVisibility });
  fill(Array.prototype, { toReversed, toSorted });
  fill(String.prototype, { toWellFormed });
}

/** As a browser has its own: whoever lists what an object holds does not see them. */
function fill(owner: object, functions: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(functions)) {
    if (name in owner) continue;
    Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  }
}

function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const any = new AbortController();
  for (const one of signals) {
    if (one.aborted) any.abort(one.reason);
    one.addEventListener('abort', () => any.abort(one.reason), { signal: any.signal });
  }
  return any.signal;
}

function canParse(address: string | URL, base?: string | URL): boolean {
  try {
    return new URL(address, base) instanceof URL;
  } catch {
    return false;
  }
}

function groupBy<Key extends PropertyKey, Item>(
  items: Iterable<Item>,
  keyFor: (item: Item, index: number) => Key,
): Partial<Record<Key, Item[]>> {
  const groups: Partial<Record<Key, Item[]>> = {};
  for (const [index, item] of [...items].entries()) (groups[keyFor(item, index)] ??= []).push(item);
  return groups;
}

function checkVisibility(this: Element): boolean {
  return this.getClientRects().length > 0;
}

function toReversed<Item>(this: readonly Item[]): Item[] {
  return Array.prototype.reverse.call([...this]);
}

function toSorted<Item>(
  this: readonly Item[],
  compare?: (one: Item, other: Item) => number,
): Item[] {
  return Array.prototype.sort.call([...this], compare);
}

function toWellFormed(this: string): string {
  return this.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

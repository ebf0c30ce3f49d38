/** What browsers of 2023 lack of what is used here and in the engine. Others keep their own. */
export default [
  (AbortSignal.any ??= anySignal),
  (URL.canParse ??= canParse),
  (Object.groupBy ??= groupBy),
  (Element.prototype.checkVisibility ??= isShown),
];

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

function isShown(this: Element): boolean {
  return this.getClientRects().length > 0;
}

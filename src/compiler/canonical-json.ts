/** JSON whose keys are in alphabetical order, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    const isRecord = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    return isRecord ? Object.fromEntries(Object.entries(inner).toSorted(byKey)) : inner;
  });
}

function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

interface Coded {
  readonly code?: unknown;
  readonly cause?: { readonly code?: unknown } | null;
  readonly originalCode?: unknown;
}

/**
 * The system's own word for why something failed, such as ECONNREFUSED. `fetch` has it in its cause, and
 * what sends mail beside a word of its own.
 */
export function findErrorCode(error: unknown): string | undefined {
  const { code, cause, originalCode } = error as Coded;
  return [originalCode, code, cause?.code].find((one) => typeof one === 'string');
}

/** Why something failed, in the fewest words there are; `fetch` itself only says that it has. */
export function findReason(error: unknown): string {
  const { message, cause } = error as { message?: unknown; cause?: { message?: unknown } | null };
  return findErrorCode(error) ?? String(cause?.message ?? message);
}

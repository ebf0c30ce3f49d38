/** The system's own word for why something failed, such as ECONNREFUSED; `fetch` has it in its cause. */
export function findErrorCode(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } | null };
  return [code, cause?.code].find((one) => typeof one === 'string');
}

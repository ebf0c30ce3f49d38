/** Every one of the first with every one of the second. */
export function cross<First, Second>(
  firsts: readonly First[],
  seconds: readonly Second[],
  write: (first: First, second: Second) => string,
): string[] {
  return firsts.flatMap((first) => seconds.map((second) => write(first, second)));
}

/** The words of a text. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

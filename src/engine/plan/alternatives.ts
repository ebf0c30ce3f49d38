/** The source of a pattern that fits any of several texts, the first one that fits: the browser makes one tree of them. */
export function alternativesOf(texts: readonly string[]): string {
  return escape(texts.join('\n')).replaceAll('\n', '|');
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** Letter for letter: the only capital whose small form is two letters stands in nothing that rules look for. */
export function inSmallLetters(text: string): string {
  return text.replaceAll('\u0130', '?').toLowerCase();
}

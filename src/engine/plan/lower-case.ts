/** Small letters, and as many as before. */
export function lowerCase(text: string): string {
  const lowered = text.toLowerCase();
  return lowered.length === text.length ? lowered : text.replaceAll('\u0130', 'i').toLowerCase();
}

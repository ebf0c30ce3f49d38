/** A slug as sources know it, however it was typed into an address. */
export function canonicalSlug(asked: string): string {
  return asked.toLowerCase().replace(/\/$/, '');
}

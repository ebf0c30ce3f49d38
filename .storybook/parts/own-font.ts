/** Widths of letters are told apart only when they are large. */
const SIZE = '100px';
const LETTERS = 'The quick brown fox';

/**
 * Loads the site's font before a story is drawn. The site leaves a font out that comes late, so
 * that no text moves; a story may wait for it.
 */
export async function loadOwnFont(): Promise<void> {
  const optional = [...document.fonts].filter(({ display }) => display === 'optional');
  await Promise.all(
    optional.map((face) => {
      face.display = 'block';
      return face.load();
    }),
  );
}

/**
 * Fails a story whose letters are those of a font that only stands in.
 * @throws Error with the font
 */
export function refuseOtherFonts(): void {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font');
  const standIns = families.split(',').slice(1).join(',');
  if (measure(families) !== measure(standIns)) return;
  throw new Error(`The story is drawn with a font that stands in for ${families.split(',')[0]}.`);
}

function measure(families: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser has no canvas to measure letters with.');
  context.font = `${SIZE} ${families}`;
  return context.measureText(LETTERS).width;
}

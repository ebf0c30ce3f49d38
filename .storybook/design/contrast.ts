/**
 * The contrast of two opaque colors as WCAG 2 measures it, from 1 to 21.
 * @param one `#rrggbb`, as the tokens are written
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear light, 0 to 1. */
function channels(color: string): number[] {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (!digits) throw new Error(`${color} is no color of six digits.`);
  return digits.slice(1).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

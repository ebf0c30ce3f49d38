const sheets = import.meta.glob<string>('../../../src/app/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const REM = 16;
const BREAKPOINT = /width\s*[<>]=?\s*([\d.]+)rem/g;
const ROW = /--row-width:\s*(\d+)px/;
const WIDEST_GUTTER = 2.5;

/** The narrowest width that WCAG asks for, and each width at which a style sheet decides anew. */
export const viewports = Object.fromEntries([
  entry('narrow', 'Narrowest', 320, 720),
  ...breakpoints().map((rem) => entry(`width-${rem}`, `From ${rem} rem`, rem * REM, 900)),
  entry('frame', 'Whole frame', frameWidth(), 900),
]);

function breakpoints(): number[] {
  const found = Object.values(sheets).flatMap((text) =>
    [...text.matchAll(BREAKPOINT)].map(([, rem]) => Number(rem)),
  );
  return [...new Set(found)].toSorted((one, other) => one - other);
}

/** From here on the header and the rows of a page grow no more. */
function frameWidth(): number {
  const tokens = sheets['../../../src/app/design/tokens.css'] ?? '';
  return Number(ROW.exec(tokens)?.[1]) + 2 * WIDEST_GUTTER * REM;
}

function entry(key: string, name: string, width: number, height: number) {
  const styles = { width: `${width}px`, height: `${height}px` };
  return [key, { name: `${name}, ${width} px`, styles, type: deviceType(width) }] as const;
}

function deviceType(width: number): 'mobile' | 'tablet' | 'desktop' {
  if (width < 40 * REM) return 'mobile';
  return width < 64 * REM ? 'tablet' : 'desktop';
}

const sheets = import.meta.glob<string>('../../../src/app/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const REM = 16;
const BREAKPOINT = /width\s*[<>]=?\s*([\d.]+)rem/g;
const FRAME = /--frame-width:\s*([\d.]+)rem/;

/** The narrowest width that WCAG asks for, and each width at which a style sheet decides anew. */
export const viewports = Object.fromEntries([
  entry('narrow', 'Narrowest', 320, 720),
  ...breakpoints().map((rem) => entry(`width-${rem}`, `From ${rem} rem`, rem * REM, 900)),
  entry('frame', 'Whole frame', frameWidth() * REM, 900),
]);

function breakpoints(): number[] {
  const found = Object.values(sheets).flatMap((text) =>
    [...text.matchAll(BREAKPOINT)].map(([, rem]) => Number(rem)),
  );
  return [...new Set(found)].toSorted((one, other) => one - other);
}

function frameWidth(): number {
  const tokens = sheets['../../../src/app/design/tokens.css'] ?? '';
  return Number(FRAME.exec(tokens)?.[1] ?? 80);
}

function entry(key: string, name: string, width: number, height: number) {
  const styles = { width: `${width}px`, height: `${height}px` };
  return [key, { name: `${name}, ${width} px`, styles, type: deviceType(width) }] as const;
}

function deviceType(width: number): 'mobile' | 'tablet' | 'desktop' {
  if (width < 40 * REM) return 'mobile';
  return width < 64 * REM ? 'tablet' : 'desktop';
}

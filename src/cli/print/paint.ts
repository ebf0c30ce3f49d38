/** Colors for a terminal; plain text everywhere else and where NO_COLOR is set. */
export interface Paint {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly warn: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly bold: (text: string) => string;
}

/** The colors that suit what standard output is. */
export function paintFor(stream: { isTTY?: boolean }): Paint {
  const isColored = stream.isTTY === true && !process.env['NO_COLOR'];
  const color = (code: number, end: number) => (text: string) =>
    isColored ? `\u001B[${code}m${text}\u001B[${end}m` : text;
  return {
    good: color(32, 39),
    bad: color(31, 39),
    warn: color(33, 39),
    dim: color(2, 22),
    bold: color(1, 22),
  };
}

import { deflateStretch, joinGzip, type Stretch } from './gzip.ts';

/** What stands in the gaps of a text, by name. */
export type Fillings<Gap extends string> = Readonly<Record<Gap, string>>;

/** A text with gaps, kept as bytes: filled in, only what stands in the gaps is encoded anew. */
export class GappedText<Gap extends string> {
  /** A stretch of text, a gap, a stretch of text, and so on. */
  readonly #parts: readonly (Buffer | Gap)[];
  /** The same, compressed once somebody asks for it. */
  #compressed: readonly (Stretch | Gap)[] | null = null;

  /** @param marks what stands in the text where a gap is, by the gap's name */
  constructor(text: string, marks: Fillings<Gap>) {
    let parts: (string | { gap: Gap })[] = [text];
    for (const [gap, mark] of Object.entries(marks) as [Gap, string][]) {
      parts = parts.flatMap((part) => (typeof part === 'string' ? split(part, mark, gap) : [part]));
    }
    this.#parts = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part.gap));
  }

  /** In pieces, most of which are the same each time: a copy of all is what would take longest. */
  fillIn(fillings: Fillings<Gap>): Buffer[] {
    return fillGaps<Buffer, Gap>(this.#parts, fillings);
  }

  /** The same as a gzip file. */
  fillInGzip(fillings: Fillings<Gap>): Buffer[] {
    this.#compressed ??= this.#parts.map((part) =>
      typeof part === 'string' ? part : deflateStretch(part),
    );
    return joinGzip(fillGaps<Stretch, Gap>(this.#compressed, fillings));
  }
}

function fillGaps<Part extends Buffer | Stretch, Gap extends string>(
  parts: readonly (Part | Gap)[],
  fillings: Fillings<Gap>,
): (Part | Buffer)[] {
  return parts.map((part) => (typeof part === 'string' ? Buffer.from(fillings[part]) : part));
}

function split<Gap>(text: string, mark: string, gap: Gap): (string | { gap: Gap })[] {
  return text.split(mark).flatMap((part, index) => (index === 0 ? [part] : [{ gap }, part]));
}

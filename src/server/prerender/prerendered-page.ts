import type { FirstView } from '../../contract/first-view.ts';
import type { PreparedRecord } from '../../contract/prepared-record.ts';

/** A page's whole screen, written once for all visitors. */
export interface PrerenderedPage {
  /** The screen's HTML, frame included. */
  readonly html: string;
  /** The text of the style sheet that takes the place of the body's inline styles. */
  readonly styles: string;
  /** What a browser needs to go on from there; null for a screen without a page's body. */
  readonly view: FirstView | null;
  /** The body alone, for whoever comes from another page of the site. */
  readonly record: PreparedRecord | null;
}

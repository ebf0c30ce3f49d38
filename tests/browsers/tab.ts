/** A tab of a browser other than Chromium. Selectors are CSS; the first element counts. */
export interface Tab {
  /** Opens an address, and waits until its document is loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but its input; both ways go JSON. */
  run<Result>(task: () => Result): Promise<Awaited<Result>>;
  run<Result, Input>(task: (input: Input) => Result, input: Input): Promise<Awaited<Result>>;
  /** Presses the mouse in the middle of an element, and lets it go. */
  click(selector: string): Promise<void>;
  /** Types with the keyboard, wherever the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Goes back as the browser's own button does. */
  back(): Promise<void>;
  /** The text of the alert that came last, which is closed. */
  readAlert(): Promise<string>;
  /** Pixels of the page itself. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowRight' | 'ArrowDown';

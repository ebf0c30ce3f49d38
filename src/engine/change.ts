/** What is no longer as it was in a page, whoever did it. */
export type Change = AttributeChange | TextChange | ChildrenChange;

export interface AttributeChange {
  readonly kind: 'attribute';
  readonly element: Element;
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface TextChange {
  readonly kind: 'text';
  readonly node: Node;
}

/** Nodes were put somewhere or taken away. What was moved was put there, and so was all inside of it. */
export interface ChildrenChange {
  readonly kind: 'children';
  readonly parent: Node;
  readonly added: readonly Node[];
  /** Elements were taken away from there. */
  readonly hasLost: boolean;
  /** The gap in which nodes were added or from which they were taken, as it was then. */
  readonly previous: Node | null;
  readonly next: Node | null;
  /** What the added nodes stand for: all that it held is in them, and the page reads as before. */
  readonly replaced?: Element;
}

/** One edit of the page: what it changed, in order, and the exact way back. */
export interface Edit {
  readonly changes: readonly Change[];
  undo(): void;
}

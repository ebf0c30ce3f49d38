/** What the checks ask of an action and the engine need not know. */
interface ActionTraits {
  /** Changes only what fits its options, so it may look at all links, images or texts. */
  readonly isChoosy?: true;
  /** The page's main content would be lost as such. */
  readonly breaksMain?: true;
  /** Afterwards its element is not found any more where it was counted. */
  readonly leavesPlace?: true;
  /** Afterwards another element has its place among others. */
  readonly changesOrder?: true;
  /** Puts components into the page. */
  readonly insertsComponents?: true;
  /** What becomes of its element, where a reader would miss that. */
  readonly missed?: string;
}

/** Every action, in alphabetical order; what is not said does not hold. */
export const actionTraits: Readonly<Record<string, ActionTraits>> = {
  'add-class': {},
  hide: { breaksMain: true, missed: 'hidden' },
  'insert-component': { insertsComponents: true },
  'make-path-relative': { isChoosy: true },
  move: { breaksMain: true, changesOrder: true, missed: 'moved' },
  'promote-heading': { breaksMain: true, leavesPlace: true },
  remove: { breaksMain: true, leavesPlace: true, missed: 'removed' },
  'remove-attribute': {},
  'remove-class': {},
  'replace-content': { insertsComponents: true, missed: 'replaced' },
  'replace-text': { isChoosy: true },
  'rewrite-link': { isChoosy: true },
  'set-attribute': {},
  'set-style': {},
  'strip-host': { isChoosy: true },
  'swap-image': {},
  unwrap: { breaksMain: true, leavesPlace: true, missed: 'unwrapped' },
};

/** What is said of an action; nothing of one that there is not. */
export function traitsOf(action: string): ActionTraits {
  return actionTraits[action] ?? {};
}

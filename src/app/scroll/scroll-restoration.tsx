import { Component } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { ScrollMemory } from './scroll-memory.ts';
import { scrollToTarget } from './scroll-to-target.ts';
import { isOutline, scrollUntilThere } from './scroll-until-there.ts';

/** Firefox keeps nothing of what is said at the second when it goes to another site. */
const SIGNS_OF_LEAVING = ['beforeunload', 'pagehide'] as const;
/** A link to another program announces the first sign of leaving, and leads away from nothing. */
const SIGNS_OF_STAYING = ['pointerdown', 'keydown'] as const;

interface Props {
  readonly location: Location;
}

/**
 * Back and Forward lead to where the visitor was on a page, every other way to its top or target.
 * The router's own would remember every page of a long visit.
 */
export function ScrollRestoration() {
  return <ScrollKeeper location={useLocation()} />;
}

/** A class: only that hears of a change before the page changes, while its scroll can still be read. */
class ScrollKeeper extends Component<Props> {
  readonly #memory = new ScrollMemory();
  #stopScrolling = (): void => {};

  override componentDidMount(): void {
    this.#memory.load();
    const hasLed = history.scrollRestoration === 'auto' && !isOutline();
    this.#takeOver();
    for (const sign of SIGNS_OF_LEAVING) addEventListener(sign, this.#handBack);
    for (const sign of SIGNS_OF_STAYING) addEventListener(sign, this.#takeOver);
    addEventListener('pageshow', this.#comeBack);
    // A browser does not lead to where a page was left for another one of ours.
    if (!hasLed) this.#arrive();
  }

  override getSnapshotBeforeUpdate(before: Props): null {
    if (before.location !== this.props.location) this.#remember(before.location);
    return null;
  }

  override componentDidUpdate(before: Props): void {
    if (before.location === this.props.location) return;
    this.#arrive();
  }

  override componentWillUnmount(): void {
    for (const sign of SIGNS_OF_LEAVING) removeEventListener(sign, this.#handBack);
    for (const sign of SIGNS_OF_STAYING) removeEventListener(sign, this.#takeOver);
    removeEventListener('pageshow', this.#comeBack);
    this.#stopScrolling();
    history.scrollRestoration = 'auto';
  }

  override render(): null {
    return null;
  }

  #arrive(): void {
    this.#stopScrolling();
    this.#stopScrolling = scrollUntilThere(this.#scroll);
  }

  /** To where the visitor was, else to the target, else to the top; false when the page ends before. */
  readonly #scroll = (): boolean => {
    const { location } = this.props;
    const top = this.#memory.recall(nameEntry(location));
    if (top === undefined && scrollToTarget(location.hash)) return true;
    window.scrollTo(0, top ?? 0);
    // Browsers round to the pixels of the screen.
    return window.scrollY + 1 > (top ?? 0);
  };

  /** Nobody has been anywhere on a page that has not come yet: what is known of it counts on. */
  #remember(location: Location): void {
    if (isOutline()) return;
    this.#memory.remember(nameEntry(location), window.scrollY);
  }

  readonly #takeOver = (): void => {
    history.scrollRestoration = 'manual';
  };

  /** Safari shows a page that it has kept whole at its top, and would scroll it after this event only. */
  readonly #comeBack = ({ persisted }: PageTransitionEvent): void => {
    this.#takeOver();
    if (persisted) this.#arrive();
  };

  /** The next document comes with its page in it, so that the browser can scroll it at once. */
  readonly #handBack = (): void => {
    this.#remember(this.props.location);
    this.#memory.store();
    history.scrollRestoration = 'auto';
  };
}

/** Entries that the router has not made all have the same key. */
function nameEntry({ key, pathname, hash }: Location): string {
  return key + pathname + hash;
}

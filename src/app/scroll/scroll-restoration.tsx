import { Component } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { ScrollMemory } from './scroll-memory.ts';
import { scrollToTarget } from './scroll-to-target.ts';

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

  override componentDidMount(): void {
    this.#memory.load();
    this.#takeOver();
    addEventListener('pagehide', this.#handBack);
    addEventListener('pageshow', this.#takeOver);
  }

  override getSnapshotBeforeUpdate(before: Props): null {
    if (before.location !== this.props.location) this.#remember(before.location);
    return null;
  }

  override componentDidUpdate(before: Props): void {
    const { location } = this.props;
    if (before.location === location) return;
    const top = this.#memory.recall(nameEntry(location));
    if (top !== undefined || !scrollToTarget(location.hash)) window.scrollTo(0, top ?? 0);
  }

  override componentWillUnmount(): void {
    removeEventListener('pagehide', this.#handBack);
    removeEventListener('pageshow', this.#takeOver);
    history.scrollRestoration = 'auto';
  }

  override render(): null {
    return null;
  }

  #remember(location: Location): void {
    this.#memory.remember(nameEntry(location), window.scrollY);
  }

  readonly #takeOver = (): void => {
    history.scrollRestoration = 'manual';
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

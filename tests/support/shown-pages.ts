import { afterEach, beforeEach, vi } from 'vitest';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { openPage, type OpenPage } from './open-page.ts';
import { makeRule } from './rule.ts';

/** A rule that marks what it finds. */
export const addFound = (selector: string, rule: Partial<CompiledRule> = {}): CompiledRule =>
  makeRule({ selectors: [selector], action: 'add-class', options: { class: 'found' }, ...rule });

/** Observers report in a microtask; fake timers leave those alone. */
export const observers = (): Promise<void> => Promise.resolve();

interface ShownPages {
  /** Shows a page, with its session going on. */
  readonly show: (page: OpenPage) => OpenPage;
  readonly showPage: (html: string, rules: readonly CompiledRule[]) => OpenPage;
  /** Aborted when the visitor leaves. */
  readonly visit: () => AbortSignal;
  readonly leave: () => void;
  /** Leaves, and begins another visit. */
  readonly comeAgain: () => void;
}

/** Pages that are shown by a clock that the test holds, and left when it ends. */
export function useShownPages(): ShownPages {
  let visit: AbortController;
  const come = (): void => void (visit = new AbortController());
  const clear = (): void => {
    visit.abort();
    document.body.replaceChildren();
  };
  beforeEach(() => {
    vi.useFakeTimers();
    come();
  });
  afterEach(() => {
    clear();
    vi.useRealTimers();
  });
  const show = (page: OpenPage): OpenPage => {
    page.session.applyNow();
    document.body.append(page.root);
    page.session.start(visit.signal);
    return page;
  };
  return {
    show,
    showPage: (html, rules) => show(openPage(html, rules)),
    visit: () => visit.signal,
    leave: () => visit.abort(),
    comeAgain() {
      clear();
      come();
    },
  };
}

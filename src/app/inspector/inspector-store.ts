import { createStore, useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { CompiledRule } from '../../contract/rules.ts';
import type { Bisection } from './bisect.ts';
import type { WriteTracer } from './trace-writes.ts';

/** The element beside the page that holds everything of the inspector. */
export const HOST_ID = 'rules-inspector';

/** What the pointer does on the page: nothing of ours, telling what was done, choosing an element. */
export type Mode = 'rest' | 'ask' | 'pick';

export interface InspectorState {
  readonly isOpen: boolean;
  /** The side of the window that the panel covers, in the direction of reading. */
  readonly side: 'start' | 'end';
  readonly mode: Mode;
  /** Ids of the rules that are switched off in this window alone. */
  readonly off: ReadonlySet<string>;
  /** The rule whose elements are lit up. */
  readonly lit: string | null;
  readonly isComparing: boolean;
  readonly bisection: Bisection | null;
  /** The element that a new rule is for. */
  readonly picked: Element | null;
  /** The new rule as it stands in its form, at work on this page alone. */
  readonly trial: CompiledRule | null;
  /** Hears what the rules of the page write. */
  readonly tracer: WriteTracer | null;
}

const START: InspectorState = {
  isOpen: false,
  side: 'end',
  mode: 'rest',
  off: new Set(),
  lit: null,
  isComparing: false,
  bisection: null,
  picked: null,
  trial: null,
  tracer: null,
};

/** Where the panel stands is remembered for as long as the tab lives. */
export const inspectorStore = createStore<InspectorState>()(
  persist(() => START, {
    name: HOST_ID,
    storage: createJSONStorage(() => sessionStorage),
    partialize: ({ side }) => ({ side }),
  }),
);

/** Reads one part of the state. */
export function useInspector<Part>(select: (state: InspectorState) => Part): Part {
  return useStore(inspectorStore, select);
}

/** Changes the state. */
export function setInspector(change: Partial<InspectorState>): void {
  inspectorStore.setState(change);
}

/** Opens or closes the panel. Closed, the page is again what all others see. */
export function toggleInspector(): void {
  const { isOpen, side, tracer } = inspectorStore.getState();
  // Who listens on the page ends that: a panel that is opened again at once has never been away.
  setInspector(isOpen ? { ...START, side, tracer } : { isOpen: true });
}

/** Moves the panel away from what it covers. */
export function changeSide(): void {
  const { side } = inspectorStore.getState();
  setInspector({ side: side === 'end' ? 'start' : 'end' });
}

/** Switches a rule off in this window, or on again. */
export function toggleRule(id: string): void {
  const off = new Set(inspectorStore.getState().off);
  if (!off.delete(id)) off.add(id);
  setInspector({ off });
}

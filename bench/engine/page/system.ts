import type { CompiledRule } from '../../../src/contract/rules.ts';
import type { Statement } from './hand-written.ts';

/** What a system is given. */
export interface Task {
  readonly root: Element;
  readonly rules: readonly CompiledRule[];
  /** The same rules, as they are written by hand. */
  readonly statements: readonly Statement[];
  /** The elements to edit, in order, for who need not look for them. */
  readonly targets: readonly Target[];
}

export interface Target {
  readonly element: Element;
  readonly statement: Statement;
}

/**
 * Corrects a page. It calls `edited` at each edit that is not made before it returns.
 * @returns what it has still to do to correct what comes late; nothing when it does so already
 */
export type System = (task: Task, edited: () => void) => Watch | void;

/** Goes on with what comes late. May return how to correct it, for who must be told. */
export type Watch = (signal: AbortSignal) => ((added: Element) => void) | void;

/** The systems that a page has loaded, by name. */
export type Systems = Readonly<Record<string, System>>;

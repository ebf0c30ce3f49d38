import type { Claim, Message, NewMessage, Outcome } from './message.ts';

/** What became of a message that was to be stored. */
export type Added =
  | { readonly outcome: 'stored' | 'replayed'; readonly id: string }
  /** The key is known from a message that said something else. */
  | { readonly outcome: 'conflict' };

export interface Counts {
  readonly messages: number;
  readonly quarantined: number;
  readonly waiting: number;
  readonly dead: number;
}

/** What became of deliveries that were to be tried again. */
export interface Replayed {
  readonly waiting: number;
  /** Those to a sink that is not configured any more, by its name. */
  readonly leftOut: readonly { readonly sink: string; readonly count: number }[];
}

/** Keeps messages and sees to it that each is sent on. Every method may throw StoreUnavailable. */
export interface MessageStore {
  /** Stores a message and what is to be delivered of it, at once or not at all. */
  add(message: NewMessage, sinks: readonly string[]): Promise<Added>;
  /** Whether a key is known already; spares a repeated submit the limits. */
  knows(key: string): Promise<boolean>;
  /** All messages, the oldest first. */
  list(): Promise<Message[]>;
  counts(): Promise<Counts>;
  /**
   * Takes deliveries to a sink that are due in hand, until `leaseEnds`; no other worker gets them.
   * @param inHand claims that the worker has already: it gets none of them twice, whatever their lease
   */
  claim(
    sink: string,
    limit: number,
    now: string,
    leaseEnds: string,
    inHand?: readonly string[],
  ): Promise<Claim[]>;
  /** Keeps a delivery in hand longer, unless its lease has ended and another worker has it. */
  renew(claim: Claim, leaseEnds: string): Promise<void>;
  settle(claim: Claim, outcome: Outcome, now: string): Promise<void>;
  /** Lets deliveries be tried again: of one message or of all that are dead. */
  replay(sinks: readonly string[], id: string | null, now: string): Promise<Replayed>;
  /** Takes a message out of quarantine and sends it on. */
  release(id: string, sinks: readonly string[], now: string): Promise<boolean>;
  /** Deletes messages that were received before a time. */
  purge(before: string): Promise<number>;
  /** @throws StoreUnavailable when nothing can be written */
  check(): Promise<void>;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

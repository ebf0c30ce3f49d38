import type { ContactMessage } from '../../contract/contact-message.ts';

/** `quarantined`: suspected of being sent by a program; kept, but sent on only when released. */
export type MessageStatus = 'new' | 'quarantined';

/** A message as it is about to be stored. */
export interface NewMessage {
  readonly fields: ContactMessage;
  readonly status: MessageStatus;
  /** Why it is suspect; null when it is not. */
  readonly suspicion: string | null;
  /** One submit has one key; null when the sender gave none. */
  readonly key: string | null;
}

/** A stored message. */
export interface Message {
  readonly id: string;
  /** ISO time. */
  readonly receivedAt: string;
  readonly status: MessageStatus;
  readonly suspicion: string | null;
  readonly fields: ContactMessage;
  readonly deliveries: readonly Delivery[];
}

export type DeliveryState = 'waiting' | 'delivered' | 'dead';

/** Where a message goes, and how far it has come. */
export interface Delivery {
  readonly sink: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly lastError: string | null;
  /** When it is tried next, or until when a server has it in hand; null when it is not waiting. */
  readonly dueAt: string | null;
}

/** A delivery that one worker has taken in hand, until its lease ends. */
export interface Claim {
  readonly message: Omit<Message, 'deliveries'>;
  readonly sink: string;
  /** How many attempts came before. */
  readonly attempts: number;
  /** Tells this claim from a later one of the same delivery. */
  readonly claim: string;
}

/** What became of a claim. */
export type Outcome =
  | { readonly state: 'delivered' }
  | {
      readonly state: 'waiting';
      readonly dueAt: string;
      readonly error: string;
      /** The server stopped meanwhile: it does not count as a try. */
      readonly isCutOff?: boolean;
    }
  | { readonly state: 'dead'; readonly error: string };

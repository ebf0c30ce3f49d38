import type { MessageStore } from '../messages/message-store.ts';
import type { FormTokens } from '../security/form-token.ts';
import type { TakeRoom } from './take-room.ts';

/** What taking a message needs. */
export interface ContactOptions {
  readonly store: MessageStore;
  /** Names of the sinks that each message is bound for. */
  readonly sinks: readonly string[];
  readonly tokens: FormTokens;
  readonly takeRoom: TakeRoom;
  readonly minimumSeconds: number;
  readonly publicUrl: URL | null;
  /** Called after a message is stored. */
  readonly onStored: () => void;
}

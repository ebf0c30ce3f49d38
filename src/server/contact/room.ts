/** What a message takes of its sender's limits. */
export interface Room {
  /** Seconds until there is some; 0: it is taken. */
  readonly wait: number;
  /** To be said of room that is taken: whether the message was stored, for only then it counts. */
  leave(isStored: boolean): void;
}

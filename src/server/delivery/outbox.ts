import { createLane } from './lane.ts';
import type { OutboxOptions } from './outbox-options.ts';

/** Sends stored messages on until every sink has taken them. */
export interface Outbox {
  readonly sinks: readonly string[];
  start(): void;
  /** There may be something new to send. */
  wake(): void;
  /** Lets what is under way come to its end. */
  stop(): Promise<void>;
}

/** Makes an outbox: a lane for each sink. Without sinks it has nothing to do. */
export function createOutbox(options: OutboxOptions): Outbox {
  const lanes = options.sinks.map((sink) => createLane(sink, options));
  const look = (): void => lanes.forEach((lane) => lane.look());
  return {
    sinks: options.sinks.map(({ name }) => name),
    start: look,
    wake: look,
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

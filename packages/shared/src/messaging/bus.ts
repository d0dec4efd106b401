import type { DomainEvent } from '../events/index.ts';

/** A subscription of a consumer group. Each group receives every event once; its members share the work. */
export type Subscription = {
  /** `service.consumer`, the name of the queue. */
  group: string;
  types: string[];
  /** Delivers to every process rather than to one member of the group, for example to clear caches. */
  broadcast?: boolean;
  /**
   * For broadcasts: called with false when events may be missed, and with true when they are received again; the
   * subscriber must find out about missed changes in another way. Never called by a bus without a broker.
   */
  onConnectionChange?: (isReceiving: boolean) => void;
  /** Must be idempotent: acknowledged when it resolves, redelivered later when it rejects. */
  handle: (event: DomainEvent) => Promise<void>;
};

/** A delivery that failed on every attempt, stored until an operator replays or drops it. */
export type DeadLetter = {
  id: string;
  group: string;
  /** Absent when the message is not a valid event. */
  event?: DomainEvent;
  /** The message as received. */
  body: string;
  error: string;
  attempts: number;
  failedAt: string;
};

/** Dead letter operations for operators. */
export interface DeadLetterAdmin {
  deadLetters(): Promise<DeadLetter[]>;
  /** Redelivers a dead letter to its own group. Returns false if the id is unknown. */
  replay(id: string): Promise<boolean>;
  /** Deletes a dead letter. Returns false if the id is unknown. */
  drop(id: string): Promise<boolean>;
}

/** Thrown by `publish` while the bus accepts no events. Any other error concerns the single event. */
export class BusUnavailableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BusUnavailableError';
  }
}

/** Waiting and dead deliveries of a group. */
export type QueueDepths = { group: string; waiting: number; dead: number };

/** The connection state and the time of its last change. */
export type BusConnection = { isConnected: boolean; since: Date };

/**
 * The port to the message bus, with at-least-once delivery: `publish` resolves once the bus is responsible for
 * every delivery of the event. Without failures, a single member of a group receives the events of one
 * aggregate in order; several members may work on them concurrently, so handlers must converge.
 */
export interface Bus extends DeadLetterAdmin {
  publish(event: DomainEvent): Promise<void>;
  /** Resolves once the group is subscribed; the result is a function that unsubscribes. */
  subscribe(subscription: Subscription): Promise<() => Promise<void>>;
  queues(groups: string[]): Promise<QueueDepths[]>;
  /**
   * False until the first connection is established. A connection lost later does not affect readiness,
   * since events wait in their outboxes.
   */
  ready(): Promise<boolean>;
  connection(): BusConnection;
  close(): Promise<void>;
}

import type { DomainEvent } from '../events/index.ts';

/** Who wants which events. Each group gets every event once; its members share the work. */
export type Subscription = {
  /** `service.rule`: the name of the queue. */
  group: string;
  types: string[];
  /** Every process gets the event, not one of the group: for what each process must forget at once. */
  broadcast?: boolean;
  /**
   * Of a broadcast: told false as soon as events may pass unheard, and true once they are heard
   * again; what happened in between must be learnt in another way. Without a broker it is never told.
   */
  onConnectionChange?: (isHearing: boolean) => void;
  /** Acknowledged when it resolves; delivered again, later, when it rejects. It must converge. */
  handle: (event: DomainEvent) => Promise<void>;
};

/** A delivery that failed every time, kept until an operator replays or drops it. */
export type DeadLetter = {
  id: string;
  group: string;
  /** Absent when what was delivered is no event. */
  event?: DomainEvent;
  /** What was delivered, as it came. */
  body: string;
  error: string;
  /** How often it was tried. */
  attempts: number;
  failedAt: string;
};

/** What an operator may do with dead letters. */
export interface DeadLetterAdmin {
  deadLetters(): Promise<DeadLetter[]>;
  /** Delivers a dead letter again, to its own group only; false when it is not there. */
  replay(id: string): Promise<boolean>;
  /** Forgets a dead letter; false when it is not there. */
  drop(id: string): Promise<boolean>;
}

/**
 * Thrown by `publish` when the bus takes no event at all at the moment. Any other error concerns the one
 * event that was published.
 */
export class BusUnavailableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BusUnavailableError';
  }
}

/** How many deliveries wait for a group, and how many failed every time. */
export type QueueDepths = { group: string; waiting: number; dead: number };

/** Whether the bus can be reached, and the time of the last change. */
export type BusConnection = { isConnected: boolean; since: Date };

/**
 * The port to the message bus. At least once and never lost: `publish` resolves only when the bus
 * answers for every delivery of the event. One member of a group gets the events of one aggregate in
 * order as long as nothing fails; several members may get them side by side, so handlers converge.
 */
export interface Bus extends DeadLetterAdmin {
  publish(event: DomainEvent): Promise<void>;
  /** Resolves when the group will get what is published from now on; its result ends the subscription. */
  subscribe(subscription: Subscription): Promise<() => Promise<void>>;
  /** How the queues of these groups stand. */
  queues(groups: string[]): Promise<QueueDepths[]>;
  /**
   * False while a process waits for its first connection; a bus that is lost later is shown by
   * `connection`, since a process works without it: events wait in their outboxes.
   */
  ready(): Promise<boolean>;
  connection(): BusConnection;
  close(): Promise<void>;
}

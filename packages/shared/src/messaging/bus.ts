import type { DomainEvent } from '../events/index.ts';

/** Who wants which events. Each group gets every event once; its members share the work. */
export type Subscription = {
  /** `service.rule`: the name of the queue. */
  group: string;
  types: string[];
  /** Every process gets the event, not one of the group: for what each process must forget at once. */
  broadcast?: boolean;
  /** Acknowledged when it resolves; delivered again, later, when it rejects. It must converge. */
  handle: (event: DomainEvent) => Promise<void>;
};

/** A delivery that failed every time, kept until an operator replays it. */
export type DeadLetter = {
  id: string;
  group: string;
  event: DomainEvent;
  error: string;
  failedAt: string;
};

/**
 * The port to the message bus. At least once, in order per aggregate as long as nothing fails, and
 * never lost: `publish` resolves only when the bus answers for every delivery of the event.
 */
export interface Bus {
  publish(event: DomainEvent): Promise<void>;
  /** Resolves when the group will get what is published from now on; its result ends the subscription. */
  subscribe(subscription: Subscription): Promise<() => Promise<void>>;
  deadLetters(): Promise<DeadLetter[]>;
  /** Delivers a dead letter again, to its own group only; false when it is not there. */
  replay(id: string): Promise<boolean>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

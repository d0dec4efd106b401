import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { envelopeSchema, type DomainEvent } from '../events/index.ts';
import {
  BusUnavailableError,
  type Bus,
  type BusConnection,
  type DeadLetter,
  type QueueDepths,
  type Subscription,
} from './bus.ts';
import type { DeadLetterStore } from './dead-letters.ts';
import { inProcessRetryDelaysMs } from './retry-delays.ts';

type Options = {
  deadLetters: DeadLetterStore;
  /** Delays between attempts in milliseconds; after the last attempt the delivery becomes a dead letter. */
  retryDelaysMs?: number[];
  /** Poll interval for replays requested by an operator, in milliseconds. */
  replayPollMs?: number;
};

/**
 * The bus of a system that runs in one process. It stores nothing: `publish` resolves once every group has
 * handled the event or stored a dead letter. Until then the event stays in its outbox, and after a crash it is
 * published again.
 */
export class InProcessBus implements Bus {
  readonly #groups = new Map<string, Subscription[]>();
  readonly #deadLetters: DeadLetterStore;
  readonly #retryDelaysMs: number[];
  readonly #closing = new AbortController();
  #isOpen = false;
  #changedAt = new Date();
  #open: () => void = () => undefined;
  readonly #opened = new Promise<void>((resolve) => {
    this.#open = resolve;
  });
  readonly #inFlight = new Set<Promise<unknown>>();
  /** Unfinished deliveries by group. */
  readonly #waiting = new Map<string, number>();
  readonly #replayPollMs: number;
  #replayTimer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#deadLetters = options.deadLetters;
    this.#retryDelaysMs = options.retryDelaysMs ?? inProcessRetryDelaysMs;
    this.#replayPollMs = options.replayPollMs ?? 2_000;
    // every waiting event adds a listener
    setMaxListeners(0, this.#closing.signal);
  }

  /**
   * Starts delivery. Publishing waits until then, so that no group misses an event while services subscribe.
   */
  open(): void {
    this.#isOpen = true;
    this.#changedAt = new Date();
    this.#open();
    this.#scheduleReplays();
  }

  async publish(event: DomainEvent): Promise<void> {
    const parsed = envelopeSchema.parse(event);
    this.#closing.signal.throwIfAborted();
    if (!this.#isOpen) await Promise.race([this.#opened, this.#closed()]);
    const subscribers = [...this.#groups.values()].filter((members) =>
      members.some((member) => member.types.includes(parsed.type)),
    );
    await Promise.all(
      subscribers.map((members) => this.#track(this.#deliverToGroup(members, parsed))),
    );
  }

  async subscribe(subscription: Subscription): Promise<() => Promise<void>> {
    const members = this.#groups.get(subscription.group) ?? [];
    this.#groups.set(subscription.group, [...members, subscription]);
    return async () => {
      const remaining = (this.#groups.get(subscription.group) ?? []).filter(
        (m) => m !== subscription,
      );
      if (remaining.length > 0) this.#groups.set(subscription.group, remaining);
      else this.#groups.delete(subscription.group);
    };
  }

  deadLetters(): Promise<DeadLetter[]> {
    return this.#deadLetters.list();
  }

  async replay(id: string): Promise<boolean> {
    const letter = (await this.#deadLetters.list()).find((dead) => dead.id === id);
    const members = letter && this.#groups.get(letter.group);
    if (!letter?.event || !members) return false;
    // removed only after it has been handled, so that a crash loses nothing
    const isHandled = await this.#track(this.#deliverToGroup(members, letter.event));
    if (isHandled) await this.#deadLetters.take(id);
    return true;
  }

  async drop(id: string): Promise<boolean> {
    return (await this.#deadLetters.take(id)) !== undefined;
  }

  async queues(groups: string[]): Promise<QueueDepths[]> {
    const letters = await this.#deadLetters.list();
    return groups.map((group) => ({
      group,
      waiting: this.#waiting.get(group) ?? 0,
      dead: letters.filter((letter) => letter.group === group).length,
    }));
  }

  async ready(): Promise<boolean> {
    return !this.#closing.signal.aborted;
  }

  /** Connected from `open` to `close`. */
  connection(): BusConnection {
    return {
      isConnected: this.#isOpen && !this.#closing.signal.aborted,
      since: this.#changedAt,
    };
  }

  /** Cancels pending retries, whose events are still in their outboxes, and waits for running handlers. */
  async close(): Promise<void> {
    this.#changedAt = new Date();
    this.#closing.abort(new BusUnavailableError('the bus is closed'));
    clearTimeout(this.#replayTimer);
    await Promise.allSettled(this.#inFlight);
  }

  /** Replays requested by an operator from another process; read errors are retried on the next poll. */
  #scheduleReplays(): void {
    const replayRequested = async () => {
      for (const id of await this.#deadLetters.requested()) await this.replay(id);
    };
    this.#replayTimer = setTimeout(() => {
      void replayRequested()
        .catch(() => undefined)
        .finally(() => {
          if (!this.#closing.signal.aborted) this.#scheduleReplays();
        });
    }, this.#replayPollMs);
    this.#replayTimer.unref();
  }

  #closed(): Promise<never> {
    return new Promise((_, reject) => {
      const { signal } = this.#closing;
      if (signal.aborted) reject(signal.reason);
      else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }

  async #track<T>(work: Promise<T>): Promise<T> {
    this.#inFlight.add(work);
    try {
      return await work;
    } finally {
      this.#inFlight.delete(work);
    }
  }

  async #deliverToGroup(members: Subscription[], event: DomainEvent): Promise<boolean> {
    const receivers = members[0]?.broadcast ? members : members.slice(0, 1);
    const outcomes = receivers.map(async (receiver) => {
      this.#count(receiver.group, 1);
      return this.#deliver(receiver, event).finally(() => this.#count(receiver.group, -1));
    });
    return (await Promise.all(outcomes)).every(Boolean);
  }

  #count(group: string, change: number): void {
    this.#waiting.set(group, (this.#waiting.get(group) ?? 0) + change);
  }

  /** Resolves to true if the event was handled, and to false if it became a dead letter. */
  async #deliver(subscription: Subscription, event: DomainEvent): Promise<boolean> {
    for (let attempt = 0; ; attempt += 1) {
      this.#closing.signal.throwIfAborted();
      try {
        await subscription.handle(event);
        return true;
      } catch (error) {
        const delay = this.#retryDelaysMs[attempt];
        if (delay === undefined) {
          await this.#storeDeadLetter(subscription.group, event, error);
          return false;
        }
        await sleep(delay, undefined, { signal: this.#closing.signal });
      }
    }
  }

  #storeDeadLetter(group: string, event: DomainEvent, error: unknown): Promise<void> {
    return this.#deadLetters.add({
      id: `${group}:${event.id}`,
      group,
      event,
      body: JSON.stringify(event),
      error: error instanceof Error ? error.message : String(error),
      attempts: this.#retryDelaysMs.length + 1,
      failedAt: new Date().toISOString(),
    });
  }
}

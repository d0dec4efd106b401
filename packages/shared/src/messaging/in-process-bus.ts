import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { envelopeSchema, type DomainEvent } from '../events/index.ts';
import type { Bus, DeadLetter, Subscription } from './bus.ts';
import type { DeadLetterStore } from './dead-letters.ts';

type Options = {
  deadLetters: DeadLetterStore;
  /** Milliseconds before each further try; after the last one the delivery is a dead letter. */
  retryDelays?: number[];
  /** Told of every failed delivery. */
  onFailure?: (failure: {
    group: string;
    event: DomainEvent;
    error: unknown;
    final: boolean;
  }) => void;
};

const defaultDelays = [100, 1_000, 5_000, 15_000];

/**
 * The bus of a system that runs in one process. It holds nothing that could be lost: `publish`
 * resolves once every group has handled the event or its dead letter is stored, so until then the
 * event stays in the outbox it came from, and a process that dies publishes it again.
 */
export class InProcessBus implements Bus {
  readonly #groups = new Map<string, Subscription[]>();
  readonly #deadLetters: DeadLetterStore;
  readonly #delays: number[];
  readonly #onFailure: NonNullable<Options['onFailure']>;
  readonly #closing = new AbortController();
  #isOpen = false;
  #open: () => void = () => undefined;
  readonly #opened = new Promise<void>((resolve) => {
    this.#open = resolve;
  });
  readonly #inFlight = new Set<Promise<void>>();

  constructor(options: Options) {
    this.#deadLetters = options.deadLetters;
    this.#delays = options.retryDelays ?? defaultDelays;
    this.#onFailure = options.onFailure ?? (() => undefined);
    // every event that waits listens for the end
    setMaxListeners(0, this.#closing.signal);
  }

  /** Lets events flow. Until every service has subscribed, publishing waits: nobody may be passed over. */
  open(): void {
    this.#isOpen = true;
    this.#open();
  }

  async publish(event: DomainEvent): Promise<void> {
    const parsed = envelopeSchema.parse(event);
    this.#closing.signal.throwIfAborted();
    if (!this.#isOpen) await Promise.race([this.#opened, this.#closed()]);
    const wanted = [...this.#groups.values()].filter((members) =>
      members.some((member) => member.types.includes(parsed.type)),
    );
    await Promise.all(wanted.map((members) => this.#track(this.#deliverToGroup(members, parsed))));
  }

  async subscribe(subscription: Subscription): Promise<() => Promise<void>> {
    const members = this.#groups.get(subscription.group) ?? [];
    this.#groups.set(subscription.group, [...members, subscription]);
    return async () => {
      const left = (this.#groups.get(subscription.group) ?? []).filter((m) => m !== subscription);
      if (left.length > 0) this.#groups.set(subscription.group, left);
      else this.#groups.delete(subscription.group);
    };
  }

  deadLetters(): Promise<DeadLetter[]> {
    return this.#deadLetters.list();
  }

  async replay(id: string): Promise<boolean> {
    const letter = await this.#deadLetters.take(id);
    if (!letter) return false;
    const members = this.#groups.get(letter.group);
    if (members) await this.#track(this.#deliverToGroup(members, letter.event));
    else await this.#deadLetters.add(letter);
    return true;
  }

  async ready(): Promise<boolean> {
    return !this.#closing.signal.aborted;
  }

  /** Ends waiting retries at once (their events are still in their outboxes) and waits for what is being handled. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('the bus is closed'));
    await Promise.allSettled(this.#inFlight);
  }

  #closed(): Promise<never> {
    return new Promise((_, reject) => {
      const { signal } = this.#closing;
      if (signal.aborted) reject(signal.reason);
      else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }

  async #track(work: Promise<void>): Promise<void> {
    this.#inFlight.add(work);
    try {
      await work;
    } finally {
      this.#inFlight.delete(work);
    }
  }

  async #deliverToGroup(members: Subscription[], event: DomainEvent): Promise<void> {
    const receivers = members[0]?.broadcast ? members : members.slice(0, 1);
    await Promise.all(receivers.map((receiver) => this.#deliver(receiver, event)));
  }

  async #deliver(subscription: Subscription, event: DomainEvent): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      this.#closing.signal.throwIfAborted();
      try {
        await subscription.handle(event);
        return;
      } catch (error) {
        const delay = this.#delays[attempt];
        const final = delay === undefined;
        this.#onFailure({ group: subscription.group, event, error, final });
        if (final) return this.#bury(subscription.group, event, error);
        await sleep(delay, undefined, { signal: this.#closing.signal });
      }
    }
  }

  #bury(group: string, event: DomainEvent, error: unknown): Promise<void> {
    return this.#deadLetters.add({
      id: `${group}:${event.id}`,
      group,
      event,
      error: error instanceof Error ? error.message : String(error),
      failedAt: new Date().toISOString(),
    });
  }
}

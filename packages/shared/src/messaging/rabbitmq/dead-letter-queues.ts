import type { Channel, GetMessage } from 'amqplib';
import type { DeadLetter } from '../bus.ts';
import { copyMessage, toDeadLetter, getLetterId } from './delivery.ts';
import type { Publisher } from './publisher.ts';
import type { Topology } from './topology.ts';

type Options = {
  topology: Topology;
  publisher: Publisher;
  /** Returns the same channel while it is open, so that scans run one after another. */
  channel: () => Promise<Channel>;
  groups: () => string[];
};

const maxScanned = 1_000;

/**
 * The dead letters on the broker, one queue per group. A scan receives all messages and requeues them; if the process
 * crashes during a scan, the broker requeues them.
 */
export class DeadLetterQueues {
  readonly #options: Options;
  #previous: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  list(): Promise<DeadLetter[]> {
    return this.#exclusively(async (channel) => {
      const letters = new Map<string, DeadLetter>();
      for (const group of this.#options.groups())
        await this.#scan(channel, group, async (message) => {
          const letter = toDeadLetter(group, message);
          letters.set(letter.id, letter);
          return 'keep';
        });
      return [...letters.values()].sort((a, b) => a.failedAt.localeCompare(b.failedAt));
    });
  }

  /** Redelivers a dead letter to its own group with a fresh attempt count. Returns false if the id is unknown. */
  replay(id: string): Promise<boolean> {
    const { publisher, topology } = this.#options;
    return this.#remove(id, (message, group) =>
      publisher.send(copyMessage(message, { exchange: topology.returning, key: group })),
    );
  }

  drop(id: string): Promise<boolean> {
    return this.#remove(id, async () => undefined);
  }

  #remove(
    id: string,
    beforeRemoval: (message: GetMessage, group: string) => Promise<void>,
  ): Promise<boolean> {
    return this.#exclusively(async (channel) => {
      let isFound = false;
      for (const group of this.#options.groups().filter((name) => id.startsWith(`${name}:`)))
        await this.#scan(channel, group, async (message) => {
          if (getLetterId(group, message) !== id) return 'keep';
          // a dead letter may be stored twice; one replay is enough
          if (!isFound) await beforeRemoval(message, group);
          isFound = true;
          return 'remove';
        });
      return isFound;
    });
  }

  async #scan(
    channel: Channel,
    group: string,
    decide: (message: GetMessage) => Promise<'keep' | 'remove'>,
  ): Promise<void> {
    const requeued: GetMessage[] = [];
    try {
      for (let count = 0; count < maxScanned; count += 1) {
        const message = await channel.get(this.#options.topology.deadQueueOf(group));
        if (!message) break;
        requeued.push(message);
        if ((await decide(message)) === 'keep') continue;
        channel.ack(message);
        requeued.pop();
      }
    } finally {
      for (const message of requeued) channel.nack(message, false, true);
    }
  }

  /** Concurrent scans would hide messages from each other. */
  #exclusively<T>(work: (channel: Channel) => Promise<T>): Promise<T> {
    const scan = this.#previous.then(async () => work(await this.#options.channel()));
    this.#previous = scan.catch(() => undefined);
    return scan;
  }
}

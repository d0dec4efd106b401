import type { Channel, GetMessage } from 'amqplib';
import type { DeadLetter } from '../bus.ts';
import { copyOf, deadLetterOf, letterIdOf } from './delivery.ts';
import type { Publisher } from './publisher.ts';
import type { Topology } from './topology.ts';

type Options = {
  topology: Topology;
  publisher: Publisher;
  /** A channel for looking; the same one as long as it lives, so that looks follow one another. */
  channel: () => Promise<Channel>;
  groups: () => string[];
};

/** Letters of one group that are looked at; who has more has another problem than reading them. */
const atMost = 1_000;

/**
 * Dead letters as they lie on the broker, a queue a group. Looking takes all of them out and puts
 * them back; a look that dies in between loses none, since the broker puts them back then.
 */
export class DeadLetterQueues {
  readonly #options: Options;
  #before: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  list(): Promise<DeadLetter[]> {
    return this.#alone(async (channel) => {
      const letters = new Map<string, DeadLetter>();
      for (const group of this.#options.groups())
        await this.#look(channel, group, async (message) => {
          const letter = deadLetterOf(group, message);
          letters.set(letter.id, letter);
          return 'keep';
        });
      return [...letters.values()].sort((a, b) => a.failedAt.localeCompare(b.failedAt));
    });
  }

  /** Delivers it to its own group as if for the first time; true when it was there. */
  replay(id: string): Promise<boolean> {
    const { publisher, topology } = this.#options;
    return this.#remove(id, (message, group) =>
      publisher.send(copyOf(message, { exchange: topology.returning, key: group })),
    );
  }

  drop(id: string): Promise<boolean> {
    return this.#remove(id, async () => undefined);
  }

  #remove(
    id: string,
    first: (message: GetMessage, group: string) => Promise<void>,
  ): Promise<boolean> {
    return this.#alone(async (channel) => {
      let isFound = false;
      for (const group of this.#options.groups().filter((name) => id.startsWith(`${name}:`)))
        await this.#look(channel, group, async (message) => {
          if (letterIdOf(group, message) !== id) return 'keep';
          // a letter can lie there twice: once is enough
          if (!isFound) await first(message, group);
          isFound = true;
          return 'remove';
        });
      return isFound;
    });
  }

  async #look(
    channel: Channel,
    group: string,
    decide: (message: GetMessage) => Promise<'keep' | 'remove'>,
  ): Promise<void> {
    const kept: GetMessage[] = [];
    try {
      for (let count = 0; count < atMost; count += 1) {
        const message = await channel.get(this.#options.topology.deadQueueOf(group));
        if (!message) break;
        kept.push(message);
        if ((await decide(message)) === 'keep') continue;
        channel.ack(message);
        kept.pop();
      }
    } finally {
      for (const message of kept) channel.nack(message, false, true);
    }
  }

  /** Two looks at once would hide letters from each other. */
  #alone<T>(work: (channel: Channel) => Promise<T>): Promise<T> {
    const mine = this.#before.then(async () => work(await this.#options.channel()));
    this.#before = mine.catch(() => undefined);
    return mine;
  }
}

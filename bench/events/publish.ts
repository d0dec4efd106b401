/**
 * Compares confirmed publishes through our bus and through amqplib, to the same broker and kind of queue. RABBITMQ_URL:
 * the broker; ROUNDS (8), MESSAGES (2,000), WINDOWS (1,10,100,400).
 */
import { randomUUID } from 'node:crypto';
import { connect, type ConfirmChannel } from 'amqplib';
import { events, createEvent, type DomainEvent } from '@grantwright/shared/events';
import { numberFlag } from '../lib/number-flag.ts';
import { pairedRounds, report } from '../lib/paired-rounds.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { connectBus } from './connect-bus.ts';

const url = process.env['RABBITMQ_URL'] ?? 'amqp://guest:guest@127.0.0.1:5672';
const rounds = numberFlag('ROUNDS', process.env['ROUNDS'] ?? 8);
const messages = numberFlag('MESSAGES', process.env['MESSAGES'] ?? 2_000);
const windows = (process.env['WINDOWS'] ?? '1,10,100,400').split(',').map(Number);
const prefix = `bench-${randomUUID()}`;
const queue = `${prefix}.${events.documentSaved.consumers[0]}`;

async function main({ defer }: Bench): Promise<void> {
  const bus = await connectBus(url, prefix);
  defer(() => bus.close());
  const connection = await connect(url, { noDelay: true });
  defer(() => connection.close());
  connection.on('error', () => undefined);
  const channel = await connection.createConfirmChannel();
  defer(() => deleteQueues(channel));
  for (const window of windows) {
    const publishAll = async (publish: (event: DomainEvent) => Promise<void>) => {
      await channel.purgeQueue(queue);
      return elapsedMs(window, publish);
    };
    const { ratios } = await pairedRounds(rounds, {
      plain: () => publishAll((event) => publishPlain(channel, event)),
      ours: () => publishAll((event) => bus.publish(event)),
    });
    report(`throughput / plain client, ${window} in flight`, ratios('plain', 'ours'));
  }
}

/** Returns the milliseconds for all messages, with `window` of them in flight. */
async function elapsedMs(window: number, publish: (event: DomainEvent) => Promise<void>) {
  const waiting = Array.from({ length: messages }, anEvent);
  const startedAt = performance.now();
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await publish(next);
  };
  await Promise.all(Array.from({ length: window }, worker));
  return performance.now() - startedAt;
}

const anEvent = (): DomainEvent => ({
  ...createEvent(
    events.documentSaved,
    randomUUID(),
    { ownerId: randomUUID() },
    { id: randomUUID(), time: new Date() },
  ),
  sequence: 1,
});

const publishPlain = (channel: ConfirmChannel, event: DomainEvent) =>
  new Promise<void>((resolve, reject) => {
    const body = Buffer.from(JSON.stringify(event));
    channel.publish(`${prefix}.events`, event.type, body, { persistent: true }, (error: unknown) =>
      error ? reject(new Error('not confirmed', { cause: error })) : resolve(),
    );
  });

async function deleteQueues(channel: ConfirmChannel): Promise<void> {
  for (const { consumers } of Object.values(events))
    for (const group of consumers.slice(0, 1))
      for (const name of [`${prefix}.${group}`, `${prefix}.${group}.dead`])
        await channel.deleteQueue(name);
}

await runBenchmark(main);

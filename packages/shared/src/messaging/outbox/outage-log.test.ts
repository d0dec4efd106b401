import type { Connection } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { documents } from '../../../test/messaging/documents-with-outbox.ts';
import { createLogger, createMetrics } from '../../service/index.ts';
import { withDatabase } from '../../testing/index.ts';
import { BusUnavailableError, type Bus } from '../bus.ts';
import { toOutboxModel } from './outbox.ts';
import { OutboxRelay } from './relay.ts';

let database: Connection;
withDatabase((connected) => (database = connected));

const begin = Date.UTC(2026, 0, 5, 10);

type Line = { level: number; msg: string; seconds?: number };

/** Returns a relay with a bus that fails on demand, a captured log and a simulated clock. */
async function setup() {
  const { rows, add } = await documents(database);
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  const refused = new Set<string>();
  let isDown = false;
  let minutes = 0;
  const bus: Pick<Bus, 'publish'> = {
    publish: async ({ subject }) => {
      if (isDown) throw new BusUnavailableError('the broker is not connected');
      if (refused.has(subject)) throw new Error('it has no queue');
    },
  };
  const relay = new OutboxRelay([toOutboxModel(rows)], {
    bus: bus as Bus,
    log: createLogger({ name: 't', destination: { write } }),
    metrics: createMetrics('test'),
    now: () => begin + minutes * 60_000,
    batchSize: 2,
  });
  return {
    relay,
    rows,
    add,
    refused,
    messages: () => lines.map(({ msg }) => msg),
    lines,
    takeDown: () => (isDown = true),
    bringUp: () => (isDown = false),
    /** Sweeps at the given minute, as the timer would. */
    sweepAt: async (minute: number) => {
      minutes = minute;
      await relay.sweepOrLog();
    },
  };
}

const startedLine = 'event publishing failed, events stay in their outboxes';
const recoveredLine = 'event publishing recovered';

it('logs when an outage starts and ends, for any number of events', async () => {
  const { add, sweepAt, takeDown, bringUp, messages, lines } = await setup();
  takeDown();
  for (let count = 0; count < 5; count += 1) await add();
  for (let minute = 0; minute <= 10; minute += 1) await sweepAt(minute);
  expect(messages()).toEqual([startedLine]);
  expect(lines[0]).toMatchObject({ level: 40, err: { message: 'the broker is not connected' } });
  bringUp();
  await sweepAt(11);
  await sweepAt(12);
  expect(messages().slice(1)).toEqual([recoveredLine]);
  expect(lines[1]).toMatchObject({ level: 30, seconds: 660 });
});

it('logs the next outage as a new one', async () => {
  const { add, sweepAt, takeDown, bringUp, messages } = await setup();
  for (const minute of [0, 10]) {
    takeDown();
    await add();
    await sweepAt(minute);
    bringUp();
    await sweepAt(minute + 1);
  }
  expect(messages()).toEqual([startedLine, recoveredLine, startedLine, recoveredLine]);
});

it('treats failures as one outage as long as an event is rejected, even if others are published', async () => {
  const { relay, rows, add, refused, sweepAt, messages, lines } = await setup();
  const stuck = await add();
  refused.add(stuck._id);
  await sweepAt(0);
  for (const minute of [0.1, 0.2, 0.3]) {
    relay.announce(rows, await add());
    await sweepAt(minute);
  }
  expect(messages()).toEqual([startedLine]);
  expect(lines[0]).toMatchObject({ subject: stuck._id });
  refused.clear();
  await sweepAt(2);
  expect(messages()).toEqual([startedLine, recoveredLine]);
});

it('logs an outbox that cannot be read', async () => {
  const { rows, sweepAt, messages, lines } = await setup();
  vi.spyOn(rows, 'find').mockImplementation(() => {
    throw new Error('no database');
  });
  await sweepAt(0);
  await sweepAt(1);
  expect(messages()).toEqual([startedLine]);
  expect(lines[0]).toMatchObject({ err: { message: 'no database' } });
});

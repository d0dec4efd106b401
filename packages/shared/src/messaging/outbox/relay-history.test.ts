import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { documents, numberOf } from '../../../test/messaging/documents-with-outbox.ts';
import type { DomainEvent } from '../../events/index.ts';
import { createLogger, createMetrics } from '../../service/index.ts';
import { waitFor, withDatabase } from '../../testing/index.ts';
import { BusUnavailableError, type Bus } from '../bus.ts';
import { toOutboxModel, pendingFilter, type WithOutbox } from './outbox.ts';
import { OutboxRelay } from './relay.ts';

const log = createLogger({ name: 'test', level: 'silent' });

let database: Connection;
withDatabase((connected) => (database = connected));

/** Returns a bus and a database that fail as many times as the steps require. */
async function unreliable() {
  const { rows, ...rest } = await documents(database);
  const failures = { publish: 0, removal: 0 };
  const fails = (operation: keyof typeof failures) => {
    if (failures[operation] === 0) return;
    failures[operation] -= 1;
    throw new BusUnavailableError(`no ${operation}`);
  };
  const confirmed: DomainEvent[] = [];
  const publish = async (offer: DomainEvent) => {
    await setImmediate();
    fails('publish');
    confirmed.push(offer);
  };
  const { collection } = rows;
  const write = collection.bulkWrite.bind(collection);
  vi.spyOn(collection, 'bulkWrite').mockImplementation(async (...args) => {
    fails('removal');
    return await write(...args);
  });
  const options = { bus: { publish } as Bus, log, metrics: createMetrics('test') };
  return { rows, confirmed, failures, options, ...rest };
}

const step = fc.record({
  action: fc.constantFrom('change', 'change', 'delete', 'publish', 'removal', 'sweep', 'crash'),
  index: fc.nat(2),
  isAwaited: fc.boolean(),
});

it('publishes every event at least once and in order, after any sequence of failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const { rows, confirmed, failures, options, add, change } = await unreliable();
      const newRelay = () => new OutboxRelay([toOutboxModel(rows)], options);
      let relay = newRelay();
      const alive = new Set<string>();
      const written = new Map<string, number>();
      for (let count = 0; count < 3; count += 1) {
        const row = await add();
        alive.add(row._id);
        written.set(row._id, 1);
        relay.announce(rows, row);
      }
      const ids = [...alive];
      const write = async (_id: string, fields: Partial<WithOutbox> = {}) => {
        if (!alive.has(_id)) return;
        if (fields.deletedAt) alive.delete(_id);
        const row = await change(_id, fields);
        written.set(_id, row.sequence);
        relay.announce(rows, row);
      };
      for (const { action, index, isAwaited } of steps) {
        const _id = ids[index] ?? '';
        if (action === 'change') await write(_id);
        else if (action === 'delete') await write(_id, { deletedAt: new Date() });
        else if (action === 'sweep') await relay.sweep();
        else if (action === 'crash') relay = newRelay();
        else failures[action] += 1;
        if (isAwaited) await setImmediate();
      }
      const isOut = async () => {
        await relay.sweep();
        return !(await rows.exists(pendingFilter));
      };
      await waitFor(isOut, { every: 1 });
      await relay.stop();

      for (const [_id, count] of written) {
        const sequences = confirmed.filter(({ subject }) => subject === _id).map(numberOf);
        expect([...new Set(sequences)]).toEqual(
          Array.from({ length: count }, (_, index) => index + 1),
        );
      }
      const remaining = (await rows.find({}, { _id: 1 })).map((row) => row._id);
      expect(remaining.sort()).toEqual([...alive].sort());
    }),
    { numRuns: 15 },
  );
});

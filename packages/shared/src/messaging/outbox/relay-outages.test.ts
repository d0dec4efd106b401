import type { Connection } from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import { documents, numberOf } from '../../../test/messaging/documents-with-outbox.ts';
import type { DomainEvent } from '../../events/index.ts';
import { createLogger, createMetrics } from '../../service/index.ts';
import { waitFor, withDatabase } from '../../testing/index.ts';
import { BusUnavailableError, type Bus } from '../bus.ts';
import { toOutboxModel, pendingFilter } from './outbox.ts';
import { OutboxRelay } from './relay.ts';

const log = createLogger({ name: 'test', level: 'silent' });

let database: Connection;
withDatabase((connected) => (database = connected));

/** Returns a relay with a bus that responds on demand, and removals that can be paused. */
async function setup(window = 200) {
  const { rows, ...rest } = await documents(database);
  const offered: { event: DomainEvent; confirm: () => void; refuse: () => void }[] = [];
  const publish = (offer: DomainEvent) =>
    new Promise<void>((confirm, reject) => {
      const refuse = () => reject(new BusUnavailableError('the bus is down'));
      offered.push({ event: offer, confirm, refuse });
    });
  const metrics = createMetrics('test');
  const options = { bus: { publish } as Bus, log, metrics, batchSize: window };
  const relay = new OutboxRelay([toOutboxModel(rows)], options);
  const removals = vi.spyOn(rows.collection, 'bulkWrite');
  const nth = async (count: number) => waitFor(() => offered[count - 1], { every: 1 });
  const sequences = () => offered.map((offer) => numberOf(offer.event));
  return { rows, relay, nth, sequences, removals, ...rest };
}

/** Pauses the next removal until the test releases or fails it. */
function holdNext({ removals, rows }: Awaited<ReturnType<typeof setup>>) {
  const { collection } = rows;
  const write = Object.getPrototypeOf(collection).bulkWrite as typeof collection.bulkWrite;
  let isReached = false;
  let release: () => void = () => undefined;
  let refuse: () => void = () => undefined;
  const paused = new Promise<void>((resolve, reject) => {
    release = resolve;
    refuse = () => reject(new Error('the database is down'));
  });
  removals.mockImplementationOnce(async (...args) => {
    isReached = true;
    await paused;
    return await write.apply(collection, args);
  });
  return { reached: () => waitFor(() => isReached, { every: 1 }), release, refuse };
}

describe('the outbox relay, while an event is in flight,', () => {
  it('publishes later events after it, and no event twice', async () => {
    const { rows, relay, add, change, outbox, nth, sequences } = await setup();
    const row = await add();
    relay.announce(rows, row);
    const first = await nth(1);
    relay.announce(rows, await change(row._id));
    relay.announce(rows, await change(row._id));
    first.confirm();
    (await nth(2)).confirm();
    (await nth(3)).confirm();
    await relay.stop();
    expect(sequences()).toEqual([1, 2, 3]);
    expect(await outbox(row._id)).toEqual([]);
  });

  it('ignores a document version older than the one in progress', async () => {
    const { rows, relay, add, change, nth, sequences } = await setup();
    const row = await add();
    relay.announce(rows, row);
    const first = await nth(1);
    const older = await change(row._id);
    const newer = await change(row._id);
    relay.announce(rows, newer);
    relay.announce(rows, older);
    first.confirm();
    (await nth(2)).confirm();
    (await nth(3)).confirm();
    await relay.stop();
    expect(sequences()).toEqual([1, 2, 3]);
  });

  it('leaves unpublished events in the document', async () => {
    const { rows, relay, add, change, outbox, nth, sequences } = await setup();
    const row = await add();
    relay.announce(rows, row);
    const first = await nth(1);
    await change(row._id);
    expect(await outbox(row._id)).toEqual([1, 2]);
    first.confirm();
    await relay.stop();
    expect(sequences()).toEqual([1]);
    expect(await outbox(row._id)).toEqual([2]);
  });

  it('removes confirmed events, and publishes none after a rejected one', async () => {
    const { rows, relay, add, outbox, nth, sequences } = await setup();
    const row = await add(3);
    relay.announce(rows, row);
    (await nth(1)).confirm();
    (await nth(2)).refuse();
    await waitFor(async () => (await outbox(row._id)).length === 2);
    const swept = waitFor(async () => {
      await relay.sweep();
      return (await outbox(row._id)).length === 0;
    });
    (await nth(3)).confirm();
    (await nth(4)).confirm();
    await swept;
    expect(sequences()).toEqual([1, 2, 2, 3]);
  });

  it('republishes an event that it could not remove', async () => {
    const tested = await setup();
    const { rows, relay, add, outbox, nth, sequences } = tested;
    const row = await add();
    const removal = holdNext(tested);
    relay.announce(rows, row);
    (await nth(1)).confirm();
    await removal.reached();
    removal.refuse();
    const swept = waitFor(async () => {
      await relay.sweep();
      return (await outbox(row._id)).length === 0;
    });
    (await nth(2)).confirm();
    await swept;
    expect(sequences()).toEqual([1, 1]);
  });

  it('removes an event together with the next one if its own removal failed', async () => {
    const tested = await setup();
    const { rows, relay, add, change, outbox, nth, sequences } = tested;
    const row = await add();
    const removal = holdNext(tested);
    relay.announce(rows, row);
    (await nth(1)).confirm();
    await removal.reached();
    relay.announce(rows, await change(row._id));
    removal.refuse();
    (await nth(2)).confirm();
    await relay.stop();
    expect(sequences()).toEqual([1, 2]);
    expect(await outbox(row._id)).toEqual([]);
  });

  it('removes a document deleted meanwhile only after its last event', async () => {
    const { rows, relay, add, change, nth, sequences } = await setup();
    const row = await add();
    relay.announce(rows, row);
    const first = await nth(1);
    relay.announce(rows, await change(row._id, { deletedAt: new Date() }));
    first.confirm();
    const second = await nth(2);
    expect(await rows.exists({ _id: row._id })).not.toBeNull();
    second.confirm();
    await relay.stop();
    expect(sequences()).toEqual([1, 2]);
    expect(await rows.exists({ _id: row._id })).toBeNull();
  });

  it('keeps a deleted document whose last event the bus rejected', async () => {
    const { rows, relay, add, change, outbox, nth, sequences } = await setup();
    const { _id } = await add();
    relay.announce(rows, await change(_id, { deletedAt: new Date() }));
    (await nth(1)).confirm();
    (await nth(2)).refuse();
    await waitFor(async () => (await outbox(_id)).length === 1);
    expect(await outbox(_id)).toEqual([2]);
    const swept = waitFor(async () => {
      await relay.sweep();
      return (await rows.exists({ _id })) === null;
    });
    (await nth(3)).confirm();
    await swept;
    expect(sequences()).toEqual([1, 2, 2]);
  });

  it('removes events of many documents in one write', async () => {
    const tested = await setup();
    const { rows, relay, add, nth, removals } = tested;
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => add()));
    const removal = holdNext(tested);
    if (first) relay.announce(rows, first);
    (await nth(1)).confirm();
    await removal.reached();
    for (const row of others) relay.announce(rows, row);
    for (let count = 2; count <= 20; count += 1) (await nth(count)).confirm();
    removal.release();
    await relay.stop();
    expect(await rows.countDocuments(pendingFilter)).toBe(0);
    expect(removals).toHaveBeenCalledTimes(2);
  });

  it('keeps sweeping while batches are full', async () => {
    const { rows, relay, add, nth } = await setup(2);
    for (let count = 0; count < 5; count += 1) await add();
    const swept = relay.sweep();
    for (let count = 1; count <= 5; count += 1) (await nth(count)).confirm();
    await swept;
    expect(await rows.countDocuments(pendingFilter)).toBe(0);
  });

  it('stops sweeping while the bus is unavailable', async () => {
    const { rows, relay, add, nth, sequences } = await setup(2);
    for (let count = 0; count < 5; count += 1) await add();
    const swept = relay.sweep();
    (await nth(1)).refuse();
    (await nth(2)).confirm();
    await swept;
    expect(sequences()).toEqual([1, 1]);
    expect(await rows.countDocuments(pendingFilter)).toBe(4);
  });
});

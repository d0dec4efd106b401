import { Schema, type Connection, type Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '../../events/index.ts';
import { withDatabase } from '../../testing/with-database.ts';
import { announceUpdate } from './announce-update.ts';
import { markDeleted } from './mark-deleted.ts';
import { createOutboxEvent } from './create-outbox-event.ts';
import { createInitialEvents, outboxFields, type WithOutbox } from './outbox.ts';

type Note = WithOutbox & { ownerId: string; text?: string };

let database: Connection;
let notes: Model<Note>;
let announced: WithOutbox[];
withDatabase((connected) => (database = connected));
beforeAll(() => {
  const fields = { _id: String, ownerId: String, text: String, ...outboxFields };
  notes = database.model<Note>('Note', new Schema<Note>(fields));
});
beforeEach(() => (announced = []));

const time = new Date('2026-11-21T10:00:00Z');
const deps = {
  relay: { announce: (_: unknown, document: WithOutbox) => void announced.push(document) },
  now: () => time,
  newId: randomUUID,
};
const add = async () =>
  (
    await notes.create({
      _id: randomUUID(),
      ownerId: 'ann',
      text: 'first',
      ...createInitialEvents(),
    })
  ).toObject();
const saved = (id: string) => createOutboxEvent(deps, events.documentSaved, id, { ownerId: 'ann' });

describe('announceUpdate', () => {
  it('stores the change and its event in one document, and announces the event', async () => {
    const { _id } = await add();
    const stages = [{ $set: { text: 'second' } }];
    for (let count = 0; count < 2; count += 1)
      await announceUpdate(deps.relay, notes, { filter: { _id }, stages, event: saved(_id) });
    const stored = await notes.findById(_id).lean();
    expect(stored).toMatchObject({ text: 'second', sequence: 2 });
    expect(stored?.outbox).toMatchObject([
      { type: 'document.saved', subject: _id, sequence: 1, time: time.toISOString() },
      { sequence: 2 },
    ]);
    expect(announced).toHaveLength(2);
    expect(announced[1]).toEqual(stored);
  });

  it('changes and announces nothing if no document matches', async () => {
    const { _id } = await add();
    const filter = { _id, text: 'other' };
    const event = saved(_id);
    expect(await announceUpdate(deps.relay, notes, { filter, stages: [], event })).toBeNull();
    expect(await notes.findById(_id).lean()).toMatchObject({ sequence: 0, outbox: [] });
    expect(announced).toEqual([]);
  });

  it('announces nothing if there is no event', async () => {
    const { _id } = await add();
    const stages = [{ $set: { text: 'second' } }];
    await announceUpdate(deps.relay, notes, { filter: { _id }, stages, event: undefined });
    expect(await notes.findById(_id).lean()).toMatchObject({ text: 'second', outbox: [] });
    expect(announced).toEqual([]);
  });
});

describe('markDeleted', () => {
  const event = events.documentDeleted;

  it('marks the document once and adds the event', async () => {
    const { _id: id } = await add();
    const deletion = { id, ownerId: 'ann', event, stages: [{ $unset: 'text' }] };
    expect(await markDeleted(deps, notes, deletion)).toBe(true);
    expect(await markDeleted(deps, notes, deletion)).toBe(false);
    const stored = await notes.findById(id).lean();
    expect(stored).toMatchObject({ deletedAt: time, outbox: [{ type: 'document.deleted' }] });
    expect(stored).not.toHaveProperty('text');
    expect(announced).toEqual([stored]);
  });

  it("does not delete another user's document", async () => {
    const { _id: id } = await add();
    expect(await markDeleted(deps, notes, { id, ownerId: 'ben', event })).toBe(false);
    expect(await notes.findById(id).lean()).not.toHaveProperty('deletedAt');
  });
});

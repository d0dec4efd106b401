import { Schema, type Connection, type Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../../testing/with-database.ts';
import {
  createOnce,
  createFreshIdentity,
  createIdentity,
  indexCreationKey,
} from './create-once.ts';

type Note = { _id: string; ownerId: string; fingerprint?: string; deletedAt?: Date; text: string };

let database: Connection;
let notes: Model<Note>;
withDatabase((connected) => (database = connected));
beforeAll(() => {
  const fields = { _id: String, ownerId: String, fingerprint: String, deletedAt: Date };
  notes = database.model<Note>('Note', new Schema<Note>({ ...fields, text: String }));
});

type Sent = { text?: string; ownerId?: string; key?: string | undefined };

const create = ({ text = 'first', ownerId = 'ann', key }: Sent) =>
  createOnce(notes, {
    ...createIdentity({ newId: randomUUID }, { kind: 'note', ownerId, key, request: text }),
    text,
  });

describe('createOnce with a new id', () => {
  type Task = Note & { creationKey?: string };
  let tasks: Model<Task>;
  beforeAll(async () => {
    const fields = { _id: String, ownerId: String, fingerprint: String, deletedAt: Date };
    const schema = new Schema<Task>({ ...fields, text: String, creationKey: String });
    indexCreationKey(schema);
    tasks = database.model<Task>('Task', schema);
    await tasks.createIndexes();
  });
  const createTask = ({ text = 'first', ownerId = 'ann', key }: Sent) =>
    createOnce(tasks, {
      ...createFreshIdentity({ newId: randomUUID }, { kind: 'task', ownerId, key, request: text }),
      text,
    });

  it('returns the first record to every concurrent repeat, and rejects a different request', async () => {
    const key = randomUUID();
    const records = await Promise.all(Array.from({ length: 10 }, () => createTask({ key })));
    expect(new Set(records.map(({ _id }) => _id)).size).toBe(1);
    expect(await tasks.countDocuments({ creationKey: records[0]?.creationKey })).toBe(1);
    const other = createTask({ key, text: 'second' });
    await expect(other).rejects.toMatchObject({ code: 'key-reused' });
    expect((await createTask({ key, ownerId: 'ben' }))._id).not.toBe(records[0]?._id);
    expect((await createTask({}))._id).not.toBe((await createTask({}))._id);
  });

  it('never creates the id of a deleted record again', async () => {
    const key = randomUUID();
    const { _id } = await createTask({ key });
    await tasks.updateOne({ _id }, { deletedAt: new Date() });
    await expect(createTask({ key })).rejects.toMatchObject({ code: 'key-reused' });
    await tasks.deleteOne({ _id });
    expect((await createTask({ key }))._id).not.toBe(_id);
  });
});

describe('createOnce', () => {
  it('returns the first record to every concurrent repeat', async () => {
    const key = randomUUID();
    const records = await Promise.all(Array.from({ length: 10 }, () => create({ key })));
    expect(new Set(records.map(({ _id }) => _id)).size).toBe(1);
    expect(await notes.countDocuments({ _id: records[0]?._id })).toBe(1);
  });

  it('creates separate records for requests without a key and for other owners', async () => {
    const key = randomUUID();
    const records = [
      await create({ key }),
      await create({ key, ownerId: 'ben' }),
      await create({}),
      await create({}),
    ];
    expect(new Set(records.map(({ _id }) => _id)).size).toBe(4);
  });

  it('rejects a different request with the same key', async () => {
    const key = randomUUID();
    await create({ key });
    await expect(create({ key, text: 'second' })).rejects.toMatchObject({ code: 'key-reused' });
  });

  it('rejects a repeat after the record is deleted', async () => {
    const key = randomUUID();
    const { _id } = await create({ key });
    await notes.updateOne({ _id }, { deletedAt: new Date() });
    await expect(create({ key })).rejects.toMatchObject({ code: 'key-reused' });
  });

  it('throws other errors unchanged', async () => {
    const broken = { ...notes, create: () => Promise.reject(new Error('disk full')) };
    const record = { _id: 'a', ownerId: 'ann', text: 'first' };
    await expect(createOnce(broken as never, record)).rejects.toThrow('disk full');
  });
});

import { Schema, type Connection, type Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../../testing/with-database.ts';
import { createOnce, identityOf } from './create-once.ts';

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
    ...identityOf({ newId: randomUUID }, { kind: 'note', ownerId, key, request: text }),
    text,
  });

describe('createOnce', () => {
  it('returns the first record to every concurrent repeat', async () => {
    const key = randomUUID();
    const records = await Promise.all(Array.from({ length: 10 }, () => create({ key })));
    expect(new Set(records.map(({ _id }) => _id)).size).toBe(1);
    expect(await notes.countDocuments({ _id: records[0]?._id })).toBe(1);
  });

  it('creates separate records without a key and for other owners', async () => {
    const key = randomUUID();
    const records = [
      await create({ key }),
      await create({ key, ownerId: 'ben' }),
      await create({}),
      await create({}),
    ];
    expect(new Set(records.map(({ _id }) => _id)).size).toBe(4);
  });

  it('rejects another request under the same key', async () => {
    const key = randomUUID();
    await create({ key });
    await expect(create({ key, text: 'second' })).rejects.toMatchObject({ code: 'key-reused' });
  });

  it('rejects a repeat after the deletion of the record', async () => {
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

import { Schema, type Connection, type Model } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../contract/index.ts';
import { encodeCursor } from './pagination.ts';
import { withDatabase } from '../../testing/with-database.ts';
import { listPageAfter } from './list-page-after.ts';

type Row = { _id: string; ownerId: string; rank: number; at: Date };

let database: Connection;
let rows: Model<Row>;
withDatabase((connected) => (database = connected));
beforeAll(() => {
  const fields = { _id: String, ownerId: String, rank: Number, at: Date };
  rows = database.model<Row>('Row', new Schema<Row>(fields));
});

const sort = { rank: 1, at: -1, _id: -1 } as const;

async function list(ownerId: string) {
  const ids: string[] = [];
  let pages = 0;
  let cursor: string | undefined;
  do {
    const page = await listPageAfter(rows, { filter: { ownerId }, projection: {}, sort, cursor });
    ids.push(...page.items.map(({ _id }) => _id));
    cursor = page.next;
    pages += 1;
  } while (cursor);
  return { ids, pages };
}

const pad = (count: number) => String(count).padStart(4, '0');

describe('listPageAfter', () => {
  it('returns every row once and in order, even if sort keys are equal', async () => {
    const count = 2 * limits.pageSize + 50;
    const documents = Array.from({ length: count }, (_, index) => ({
      _id: `a${pad(index)}`,
      ownerId: 'ann',
      rank: index % 2,
      at: new Date(Date.UTC(2026, 0, 1 + (index % 3))),
    }));
    await rows.insertMany([...documents, { ...documents[0], _id: 'b', ownerId: 'ben' }]);
    const expected = documents.sort(
      (a, b) => a.rank - b.rank || b.at.getTime() - a.at.getTime() || (a._id < b._id ? 1 : -1),
    );
    expect(await list('ann')).toEqual({ ids: expected.map(({ _id }) => _id), pages: 3 });
  });

  it('returns no next page if the rows fill exactly one page', async () => {
    const ids = Array.from({ length: limits.pageSize }, (_, index) => `c${pad(index)}`);
    const createdAt = new Date();
    await rows.insertMany(ids.map((_id) => ({ _id, ownerId: 'cy', rank: 1, at: createdAt })));
    expect(await list('cy')).toEqual({ ids: ids.reverse(), pages: 1 });
  });

  it.each([
    ['no JSON', Buffer.from('not-one').toString('base64url')],
    ['too few keys', encodeCursor([1])],
    ['a key of another type', encodeCursor([1, 'yesterday', 'a'])],
    ['an impossible date', encodeCursor([1, 1e300, 'a'])],
  ])('rejects a cursor with %s', async (_, cursor) => {
    const page = listPageAfter(rows, { filter: {}, projection: {}, sort, cursor });
    await expect(page).rejects.toMatchObject({ code: 'invalid-request' });
  });
});

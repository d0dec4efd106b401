import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';

/** Who has 5,000 rows, and who has 50, in every collection; all other rows are of people with 50, too. */
export const busy = 'a-busy-person';
export const ordinary = 'an-ordinary-person';
const rowsOf = { [busy]: 5_000, [ordinary]: 50 };

const portion = 2_000;
const atOnce = 3;
const writeConcern = { w: 1, j: false };
const begin = Date.UTC(2026, 0, 1);

type Row = { _id: string; ownerId: string; createdAt: Date; at: number };

/** Everybody's rows lie among everybody else's, as they would come in: a page of one person is never one place. */
function* mixed(count: number): Generator<Row> {
  for (let at = 0; at < count; at += 1)
    yield { _id: randomUUID(), ownerId: ownerOf(at, count), createdAt: new Date(begin + at), at };
}

function ownerOf(at: number, count: number): string {
  for (const [owner, rows] of Object.entries(rowsOf).reverse())
    if (at % Math.floor(count / rows) === 0) return owner;
  return `person-${at % Math.ceil(count / 50)}`;
}

const about = 'a line of some sixty characters, as people write them in a form';

const shapes = {
  applications: ({ _id, ownerId, createdAt, at }: Row) => ({
    _id,
    ownerId,
    createdAt,
    updatedAt: createdAt,
    organizationId: `organization-${at % 1_000}`,
    title: about,
    grantProgram: about,
    content: about.repeat(4),
    status: at % 3 === 0 ? 'complete' : 'in_progress',
    applicationDate: '2026-01-01',
    version: 1,
    openGaps: 0,
    sequence: 0,
    outbox: [],
  }),
  documents: ({ _id, ownerId, createdAt, at }: Row) => ({
    _id,
    ownerId,
    createdAt,
    updatedAt: createdAt,
    name: about,
    originalName: about,
    fileType: 'pdf',
    fileSize: 10_000,
    fileKey: _id,
    sortOrder: at,
    reading: { state: 'read' },
    sequence: 0,
    outbox: [],
  }),
  organizations: ({ _id, ownerId, createdAt }: Row) => ({
    _id,
    ownerId,
    createdAt,
    updatedAt: createdAt,
    fields: { name: about, missionStatement: about.repeat(4) },
    sequence: 0,
    outbox: [],
  }),
};

/**
 * Fills every collection with so many rows, past the models: a million by them would take an hour. Several
 * batches in parallel, unjournaled; indexes are built afterwards, which is faster.
 */
export async function fill(database: Connection, count: number): Promise<void> {
  for (const [name, shape] of Object.entries(shapes)) {
    const collection = database.collection<{ _id: string }>(name);
    const rows = mixed(count);
    const send = async () => {
      for (let some = portionOf(rows); some.length > 0; some = portionOf(rows))
        await collection.insertMany(
          some.map((row) => shape(row)),
          { ordered: false, writeConcern },
        );
    };
    await Promise.all(Array.from({ length: atOnce }, send));
  }
}

/** The next rows, as many as fit into one batch; none at the end. */
function portionOf(rows: Generator<Row>): Row[] {
  const some: Row[] = [];
  while (some.length < portion) {
    const { done, value } = rows.next();
    if (done) break;
    some.push(value);
  }
  return some;
}

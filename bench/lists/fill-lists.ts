import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';

/** The owners with 5,000 and 50 rows in every collection. All other owners also have 50 rows. */
export const largeOwner = 'large-owner';
export const smallOwner = 'small-owner';
const rowsOf = { [largeOwner]: 5_000, [smallOwner]: 50 };

const batchSize = 2_000;
const concurrency = 3;
const writeConcern = { w: 1, j: false };
const begin = Date.UTC(2026, 0, 1);

type Row = { _id: string; ownerId: string; createdAt: Date; index: number };

/** Interleaves the rows of all owners, so that no page is contiguous on disk. */
function* interleavedRows(count: number): Generator<Row> {
  for (let index = 0; index < count; index += 1)
    yield {
      _id: randomUUID(),
      ownerId: chooseOwner(index, count),
      createdAt: new Date(begin + index),
      index,
    };
}

function chooseOwner(index: number, count: number): string {
  for (const [owner, rows] of Object.entries(rowsOf).reverse())
    if (index % Math.floor(count / rows) === 0) return owner;
  return `user-${index % Math.ceil(count / 50)}`;
}

const sampleText = 'a line of about sixty characters, as users write in a form';

const shapes = {
  applications: ({ _id, ownerId, createdAt, index }: Row) => ({
    _id,
    ownerId,
    createdAt,
    updatedAt: createdAt,
    organizationId: `organization-${index % 1_000}`,
    title: sampleText,
    grantProgram: sampleText,
    content: sampleText.repeat(4),
    status: index % 3 === 0 ? 'complete' : 'in_progress',
    applicationDate: '2026-01-01',
    version: 1,
    openGaps: 0,
    sequence: 0,
    outbox: [],
  }),
  documents: ({ _id, ownerId, createdAt, index }: Row) => ({
    _id,
    ownerId,
    createdAt,
    updatedAt: createdAt,
    name: sampleText,
    originalName: sampleText,
    fileType: 'pdf',
    fileSize: 10_000,
    fileKey: _id,
    sortOrder: index,
    reading: { state: 'read' },
    sequence: 0,
    outbox: [],
  }),
  organizations: ({ _id, ownerId, createdAt }: Row) => ({
    _id,
    ownerId,
    createdAt,
    updatedAt: createdAt,
    fields: { name: sampleText, missionStatement: sampleText.repeat(4) },
    sequence: 0,
    outbox: [],
  }),
};

/**
 * Fills every collection with `count` rows in parallel, unjournaled batches. Bypasses the models, because they would
 * take an hour for a million rows, and builds the indexes afterward, because that is faster.
 */
export async function fill(database: Connection, count: number): Promise<void> {
  for (const [name, shape] of Object.entries(shapes)) {
    const collection = database.collection<{ _id: string }>(name);
    const rows = interleavedRows(count);
    const send = async () => {
      for (let batch = nextBatch(rows); batch.length > 0; batch = nextBatch(rows))
        await collection.insertMany(
          batch.map((row) => shape(row)),
          { ordered: false, writeConcern },
        );
    };
    await Promise.all(Array.from({ length: concurrency }, send));
  }
}

/** Returns an empty array at the end. */
function nextBatch(rows: Generator<Row>): Row[] {
  const batch: Row[] = [];
  while (batch.length < batchSize) {
    const { done, value } = rows.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}

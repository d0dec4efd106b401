import { randomUUID } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';
import { events, createEvent } from '@grantwright/shared/events';
import {
  appendEvent,
  indexOutbox,
  outboxFields,
  pendingFilter,
  type WithOutbox,
} from '@grantwright/shared/messaging';

type Row = WithOutbox & { title: string; content: string };

export const createOutboxEvent = (subject: string) =>
  createEvent(
    events.documentSaved,
    subject,
    { ownerId: 'o' },
    { id: randomUUID(), time: new Date() },
  );
export type RowEvent = ReturnType<typeof createOutboxEvent>;

/** Creates the documents changed by every candidate, and the three kinds of writes. */
export async function createRows(database: Connection, count: number) {
  const schema = new Schema<Row>({ _id: String, title: String, content: String, ...outboxFields });
  indexOutbox(schema);
  const rows = database.model<Row>('Row', schema, 'rows');
  await rows.createIndexes();
  const outboxRows = database.collection('outbox_rows');
  const ids: string[] = Array.from({ length: count }, () => randomUUID());
  const content = 'x'.repeat(20_000);
  await rows.insertMany(ids.map((_id) => ({ _id, title: 'a', content, sequence: 0, outbox: [] })));

  return {
    rows,
    ids,
    /** A plain update, as a baseline. */
    update: (_id: string) =>
      rows.updateOne({ _id }, [{ $set: { title: { $literal: randomUUID() } } }], {
        updatePipeline: true,
      }),
    updateWithEvent: (_id: string, event = createOutboxEvent(_id)) => {
      const stages = [{ $set: { title: { $literal: randomUUID() } } }, appendEvent(event)];
      const options = { updatePipeline: true, returnDocument: 'after' } as const;
      const projection = { outbox: 1, sequence: 1 };
      return rows.findOneAndUpdate({ _id }, stages, { ...options, projection }).lean<Row>();
    },
    updateInTransaction: (_id: string) =>
      database.transaction(async (session) => {
        await rows.updateOne({ _id }, { $set: { title: randomUUID() } }, { session });
        await outboxRows.insertOne({ event: JSON.stringify(createOutboxEvent(_id)) }, { session });
      }),
    async emptyOutboxes() {
      await rows.updateMany(pendingFilter, { $set: { outbox: [] } });
      await outboxRows.deleteMany({});
    },
    hasPendingEvents: async () => (await rows.exists(pendingFilter)) !== null,
  };
}
export type Rows = Awaited<ReturnType<typeof createRows>>;

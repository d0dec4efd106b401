import { Schema, type Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { events, createEvent, type DomainEvent } from '../../src/events/index.ts';
import {
  appendEvent,
  createInitialEvents,
  indexOutbox,
  outboxFields,
  type WithOutbox,
} from '../../src/messaging/outbox/outbox.ts';

const event = (subject: string) =>
  createEvent(
    events.documentSaved,
    subject,
    { ownerId: 'o' },
    { id: randomUUID(), time: new Date() },
  );

/** Helpers to add, change and inspect documents with an outbox, in their own collection. */
export async function documents(database: Connection) {
  const schema = new Schema<WithOutbox>({ _id: String, ...outboxFields });
  indexOutbox(schema);
  const rows = database.model<WithOutbox>(`Row${randomUUID()}`, schema, `rows_${randomUUID()}`);
  await rows.createIndexes();
  const add = async (count = 1, _id = randomUUID()) => {
    const events = Array.from({ length: count }, () => event(_id));
    return (await rows.create({ _id, ...createInitialEvents(...events) })).toObject();
  };
  const change = async (_id: string, fields: Partial<WithOutbox> = {}) => {
    const stages = [{ $set: fields }, appendEvent(event(_id))];
    const how = { updatePipeline: true, returnDocument: 'after' } as const;
    return await rows.findOneAndUpdate({ _id }, stages, how).lean<WithOutbox>().orFail();
  };
  const outbox = async (_id: string) => (await rows.findById(_id).orFail()).outbox.map(numberOf);
  return { rows, add, change, outbox };
}

export const numberOf = ({ sequence }: DomainEvent) => sequence;

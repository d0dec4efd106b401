import type { mongo } from 'mongoose';
import type { OutboxModel, WithOutbox } from './outbox.ts';
import { createDocumentKey } from './create-document-key.ts';

type Operation = mongo.AnyBulkWriteOperation<WithOutbox>;

/**
 * Removes published events from the documents of one collection. Removals during a write are batched into the
 * next one, so that many documents need one request.
 */
export class PublishedEventRemover {
  readonly #model: OutboxModel;
  #batch: Operation[] = [];
  #next: Promise<void> | undefined;
  #current: Promise<unknown> = Promise.resolve();

  constructor(model: OutboxModel) {
    this.#model = model;
  }

  /**
   * Removes the confirmed events of a document, or a deleted document with no other events. Rejects when the
   * removal may not have happened.
   */
  remove(document: WithOutbox, ids: string[]): Promise<void> {
    this.#batch.push(...createOperations(createDocumentKey(this.#model, document), document, ids));
    this.#next ??= this.#write();
    return this.#next;
  }

  async #write(): Promise<void> {
    await this.#current;
    const operations = this.#batch;
    this.#batch = [];
    this.#next = undefined;
    // bypasses the model, whose timestamps would count this as a user's change
    const { db, collection } = this.#model;
    const write = db
      .collection<WithOutbox>(collection.name)
      .bulkWrite(operations, { ordered: false });
    this.#current = write.catch(() => undefined);
    await write;
  }
}

/** The operations are independent: they run unordered, and a crash may interrupt them. */
function createOperations(
  key: { _id: string },
  { deletedAt }: WithOutbox,
  ids: string[],
): Operation[] {
  const update = { $pull: { outbox: { id: { $in: ids } } } };
  if (!deletedAt) return [{ updateOne: { filter: key, update } }];
  const others = { $elemMatch: { id: { $nin: ids } } };
  const isLast = { deletedAt: { $exists: true }, outbox: { $not: others } };
  return [
    { deleteOne: { filter: { ...key, ...isLast } } },
    // keeps the last event of a deleted document, which no query would find otherwise
    { updateOne: { filter: { ...key, outbox: others }, update } },
  ];
}

import type { mongo } from 'mongoose';
import type { OutboxModel, WithOutbox } from './outbox.ts';
import { documentKey } from './document-key.ts';

type Operation = mongo.AnyBulkWriteOperation<WithOutbox>;

/**
 * Takes events out of the documents of one collection. What comes while a write is under way goes
 * together in the next: many documents cost the database one request.
 */
export class PublishedEventRemover {
  readonly #model: OutboxModel;
  #gathered: Operation[] = [];
  #next: Promise<void> | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(model: OutboxModel) {
    this.#model = model;
  }

  /**
   * Takes the events of these ids, which the bus has confirmed, out of a document, and a deleted
   * document away when it has no others. Rejects when that may not have happened.
   */
  remove(document: WithOutbox, ids: string[]): Promise<void> {
    this.#gathered.push(...operationsFor(documentKey(this.#model, document), document, ids));
    this.#next ??= this.#write();
    return this.#next;
  }

  async #write(): Promise<void> {
    await this.#underWay;
    const operations = this.#gathered;
    this.#gathered = [];
    this.#next = undefined;
    // past the model, which would count it as a change by a person
    const { db, collection } = this.#model;
    const write = db
      .collection<WithOutbox>(collection.name)
      .bulkWrite(operations, { ordered: false });
    this.#underWay = write.catch(() => undefined);
    await write;
  }
}

/** Each is right whatever became of the others: they run in no order, and a process may die between them. */
function operationsFor(
  place: { _id: string },
  { deletedAt }: WithOutbox,
  ids: string[],
): Operation[] {
  const update = { $pull: { outbox: { id: { $in: ids } } } };
  if (!deletedAt) return [{ updateOne: { filter: place, update } }];
  const others = { $elemMatch: { id: { $nin: ids } } };
  const isLast = { deletedAt: { $exists: true }, outbox: { $not: others } };
  return [
    { deleteOne: { filter: { ...place, ...isLast } } },
    // never the last one of a deleted document, which nothing would find any more
    { updateOne: { filter: { ...place, outbox: others }, update } },
  ];
}

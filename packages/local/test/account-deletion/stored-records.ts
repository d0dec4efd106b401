import type mongoose from 'mongoose';

/** The records that remain: payments, the trial provider's copies of them, and the ids for detecting late events. */
const remaining = /\.(payments|sandbox_intents|deleted_users)$/;
/** Request counters, and the leases of background jobs. */
const bookkeeping = /\.(limits|turns)$/;

/** How long to wait for records, and how often to check: each check reads every record of the product. */
export const checkingAllRecords = { within: 120_000, every: 500 };

/** A record as JSON, with `database.collection`. */
type StoredRecord = [collection: string, record: string];

/** All records in the product's databases. */
export class StoredRecords {
  readonly #client: mongoose.mongo.MongoClient;

  constructor(client: mongoose.mongo.MongoClient) {
    this.#client = client;
  }

  /** Returns the records that contain a string, such as a user's id. */
  async containing(text: string): Promise<StoredRecord[]> {
    return (await this.#all()).filter(([, record]) => record.includes(text));
  }

  /** Whether the id of an account occurs only in records that outlive it. */
  async areDeleted(userId: string): Promise<boolean> {
    const records = await this.containing(userId);
    return records.length > 0 && records.every(([path]) => remaining.test(path));
  }

  async #all(): Promise<StoredRecord[]> {
    const { databases } = await this.#client.db('admin').admin().listDatabases();
    const records: StoredRecord[] = [];
    for (const { name } of databases.filter((each) => each.name.startsWith('grantwright_'))) {
      const database = this.#client.db(name);
      for (const collection of await database.listCollections({}, { nameOnly: true }).toArray()) {
        const path = `${name}.${collection.name}`;
        const documents = await database.collection(collection.name).find().toArray();
        records.push(...documents.map((each): StoredRecord => [path, JSON.stringify(each)]));
      }
    }
    return records.filter(([path]) => !bookkeeping.test(path)).sort();
  }
}

import { RabbitMqBus } from '@grantwright/shared/messaging';
import { createLogger } from '@grantwright/shared/service';
import { S3BlobStore } from '@grantwright/shared/storage';
import { countWaitingEvents, waitFor, type StoredAccount } from '@grantwright/shared/testing';
import mongoose from 'mongoose';

type Row = { _id: string };
type Files = { fileKey: string; fileSize: number };

/** The contents of the database, the broker and the object store, read directly. */
export class StoredData {
  readonly #client: mongoose.mongo.MongoClient;
  readonly #connections: Record<string, string>;

  private constructor(client: mongoose.mongo.MongoClient, connections: Record<string, string>) {
    this.#client = client;
    this.#connections = connections;
  }

  static async open(connections: Record<string, string>): Promise<StoredData> {
    const client = await mongoose.mongo.MongoClient.connect(connections['MONGODB_URI'] ?? '');
    return new StoredData(client, connections);
  }

  close = () => this.#client.close();

  async account(username: string): Promise<StoredAccount | undefined> {
    const users = this.#rows<Row & { username: string }>('auth', 'users');
    const user = await users.findOne({ username });
    if (!user) return undefined;
    const account = await this.#rows<StoredAccount>('billing', 'accounts').findOne({
      _id: user._id,
    });
    return account ?? undefined;
  }

  /** Returns the documents whose file is missing or incomplete, and the number of orphaned files. */
  async files(): Promise<{ missing: string[]; orphans: number }> {
    const {
      S3_ENDPOINT: endpoint = '',
      S3_ACCESS_KEY: accessKey = '',
      S3_SECRET_KEY: secretKey = '',
    } = this.#connections;
    const store = new S3BlobStore({ endpoint, accessKey, secretKey, bucket: 'grantwright' });
    const sizes = new Map<string, number>();
    for await (const { key, size } of store.list()) sizes.set(key, size);
    const missing: string[] = [];
    const documents = this.#rows<Row & Files>('documents', 'documents');
    for await (const { _id, fileKey, fileSize } of documents.find({
      deletedAt: { $exists: false },
    })) {
      const size = sizes.get(fileKey);
      if (size !== fileSize)
        missing.push(`document ${_id} has ${size ?? 'none'} of ${fileSize} bytes`);
      sizes.delete(fileKey);
    }
    return { missing, orphans: sizes.size };
  }

  /** Returns the number of events not confirmed by the broker. */
  waitingEvents = (): Promise<number> => countWaitingEvents(this.#client);

  async deadLetters(): Promise<string[]> {
    const log = createLogger({ name: 'chaos', level: 'silent' });
    const bus = new RabbitMqBus({
      url: this.#connections['RABBITMQ_URL'] ?? '',
      name: 'chaos',
      log,
    });
    try {
      const letters = await waitFor(() => bus.deadLetters(), { within: 30_000, every: 200 });
      return letters.map(({ group, error }) => `dead letter of ${group}: ${error}`);
    } finally {
      await bus.close();
    }
  }

  #rows<T extends Row>(service: string, name: string) {
    return this.#client.db(`grantwright_${service}`).collection<T>(name);
  }
}

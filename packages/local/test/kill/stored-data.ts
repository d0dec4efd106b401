import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { countWaitingEvents, waitFor, type StoredAccount } from '@grantwright/shared/testing';

type Row = { _id: string };
type StoredDocument = Row & { fileKey: string; fileSize: number };

/** Reads the databases and files of a running product directly. */
export class StoredData {
  readonly #client: mongoose.mongo.MongoClient;
  readonly #folder: string;

  private constructor(client: mongoose.mongo.MongoClient, folder: string) {
    this.#client = client;
    this.#folder = folder;
  }

  static async open(folder: string): Promise<StoredData> {
    const port = (await readFile(join(folder, 'mongo', 'port'), 'utf8')).trim();
    const uri = `mongodb://127.0.0.1:${port}/?directConnection=true`;
    return new StoredData(await mongoose.mongo.MongoClient.connect(uri), folder);
  }

  close = () => this.#client.close();

  async userId(username: string): Promise<string | undefined> {
    const users = this.#client
      .db('grantwright_auth')
      .collection<Row & { username: string }>('users');
    return (await users.findOne({ username }))?._id;
  }

  async account(userId: string): Promise<StoredAccount | undefined> {
    const accounts = this.#client.db('grantwright_billing').collection<StoredAccount>('accounts');
    return (await accounts.findOne({ _id: userId })) ?? undefined;
  }

  /** Documents whose file is missing or incomplete. */
  async documentsWithoutFile(): Promise<string[]> {
    const documents = this.#client
      .db('grantwright_documents')
      .collection<StoredDocument>('documents');
    const broken: string[] = [];
    for await (const { _id, fileKey, fileSize } of documents.find({
      deletedAt: { $exists: false },
    })) {
      const file = await stat(join(this.#folder, 'files', fileKey)).catch(() => undefined);
      if (file?.size !== fileSize)
        broken.push(`document ${_id}: ${file?.size} of ${fileSize} bytes`);
    }
    return broken;
  }

  async deadLetters(): Promise<number> {
    return await this.#client.db('grantwright_bus').collection('dead_letters').countDocuments();
  }

  /** Waits until every outbox is empty. */
  async drained(): Promise<void> {
    await waitFor(async () => (await countWaitingEvents(this.#client)) === 0, { every: 100 });
  }
}

import type { Client } from 'minio';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreError } from './failures.ts';
import { loadS3Client, type S3Options } from './s3-client.ts';

/** How long a presigned URL is valid, in seconds; it is used immediately. */
const urlLifetimeSeconds = 300;

/** One bucket, with a timeout for every request to it. */
export class Bucket {
  readonly name: string;
  readonly idleMs: number;
  readonly #options: S3Options;
  #client: Promise<Client> | undefined;

  constructor(options: S3Options) {
    this.#options = options;
    this.name = options.bucket;
    this.idleMs = options.idleMs ?? 20_000;
  }

  client(): Promise<Client> {
    this.#client ??= loadS3Client(this.#options);
    return this.#client;
  }

  async signedUrl(method: 'GET' | 'PUT', key: string) {
    const client = await this.client();
    return await client.presignedUrl(method, this.name, key, urlLifetimeSeconds);
  }

  /** @throws StoreError for errors and timeouts of the store, to distinguish them from the sender's */
  async request<T>(send: (client: Client, bucket: string) => Promise<T>): Promise<T> {
    const work = send(await this.client(), this.name);
    const canceled = new AbortController();
    const timeout = sleep(this.idleMs, undefined, { signal: canceled.signal }).then(() => {
      throw new Error('the object store did not respond');
    });
    try {
      return await Promise.race([work, timeout]);
    } catch (error) {
      throw new StoreError('the object store failed', { cause: error });
    } finally {
      canceled.abort();
      timeout.catch(() => undefined);
      work.catch(() => undefined);
    }
  }
}

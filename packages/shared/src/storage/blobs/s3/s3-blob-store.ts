import type { Readable } from 'node:stream';
import { request } from 'undici';
import {
  assertKey,
  BlobNotFoundError,
  type BlobStore,
  type PutOptions,
  type StoredBlob,
} from '../blob-store.ts';
import { Bucket } from './bucket.ts';
import { isNotFound, StoreError, toUnavailableError } from './failures.ts';
import type { S3Options } from './s3-client.ts';
import { uploadInParts } from './upload-in-parts.ts';
import { upload } from './upload.ts';

/**
 * Files in an S3-compatible bucket. A body of known size is streamed to a presigned URL; a body of unknown size is
 * uploaded in parts.
 */
export class S3BlobStore implements BlobStore {
  readonly #options: S3Options;
  readonly #bucket: Bucket;

  constructor(options: S3Options) {
    this.#options = options;
    this.#bucket = new Bucket(options);
  }

  async put(key: string, body: Readable, { signal, size }: PutOptions = {}): Promise<number> {
    assertKey(key);
    const bucket = this.#bucket;
    try {
      signal?.throwIfAborted();
      if (size === undefined) return await uploadInParts(bucket, key, body, signal);
      const url = await bucket.signedUrl('PUT', key);
      await upload({ url, body, size, idleMs: bucket.idleMs, signal });
      return size;
    } catch (error) {
      body.destroy();
      // a lost response may have been a success
      const removing = this.remove(key).catch(() => undefined);
      if (!(error instanceof StoreError)) await removing;
      signal?.throwIfAborted();
      throw error instanceof StoreError ? toUnavailableError(error) : error;
    }
  }

  async get(key: string): Promise<Readable> {
    assertKey(key);
    const { idleMs } = this.#bucket;
    const url = await this.#bucket.signedUrl('GET', key);
    const timeouts = { headersTimeout: idleMs, bodyTimeout: idleMs };
    const response = await request(url, timeouts).catch(throwUnavailable);
    if (response.statusCode === 200) return response.body;
    await response.body.dump();
    if (response.statusCode === 404) throw new BlobNotFoundError(key);
    throw toUnavailableError(new Error(`the object store responded with ${response.statusCode}`));
  }

  async has(key: string): Promise<boolean> {
    assertKey(key);
    return await this.#bucket
      .request((client, bucket) => isFound(client.statObject(bucket, key)))
      .catch(throwUnavailable);
  }

  async remove(key: string): Promise<void> {
    assertKey(key);
    await this.#bucket
      .request((client, bucket) => client.removeObject(bucket, key))
      .catch(throwUnavailable);
  }

  async move(from: string, to: string): Promise<void> {
    assertKey(from);
    assertKey(to);
    const isCopied = await this.#bucket
      .request((client, bucket) => isFound(client.copyObject(bucket, to, `/${bucket}/${from}`)))
      .catch(throwUnavailable);
    if (!isCopied) throw new BlobNotFoundError(from);
    await this.remove(from);
  }

  async *list(): AsyncIterable<StoredBlob> {
    const client = await this.#bucket.client();
    const items = asAsyncIterable<ListedObject>(client.listObjectsV2(this.#bucket.name, '', true));
    for await (const item of items)
      yield { key: item.name, size: item.size, storedAt: item.lastModified };
  }

  async removeUnfinished(startedBefore: Date, prefix: string): Promise<number> {
    const bucket = this.#bucket;
    const client = await bucket.client();
    let removed = 0;
    const uploads = asAsyncIterable<UnfinishedUpload>(
      client.listIncompleteUploads(bucket.name, '', true),
    );
    for await (const { key, uploadId, initiated } of uploads) {
      // not every store supports filtering by prefix
      if (!key.startsWith(prefix) || new Date(initiated) >= startedBefore) continue;
      await bucket.request(() => client.abortMultipartUpload(bucket.name, key, uploadId));
      removed += 1;
    }
    return removed;
  }

  async prepare(): Promise<void> {
    const { region, encrypt } = this.#options;
    const exists = () => this.#bucket.request((client, bucket) => client.bucketExists(bucket));
    const client = await this.#bucket.client();
    if (!(await exists()))
      await client.makeBucket(this.#bucket.name, region ?? '').catch(async (error: unknown) => {
        // another replica may have created it first
        if (!(await exists())) throw error;
      });
    if (encrypt) await client.setBucketEncryption(this.#bucket.name, serverSideEncryption);
  }
}

function throwUnavailable(error: unknown): never {
  throw toUnavailableError(error);
}

/** Resolves to whether the blob of a request was found. */
const isFound = (response: Promise<unknown>): Promise<boolean> =>
  response.then(
    () => true,
    (error: unknown) => {
      if (isNotFound(error)) return false;
      throw error;
    },
  );

/** The client's types do not declare its streams as async-iterable. */
const asAsyncIterable = <Item>(stream: object) => stream as AsyncIterable<Item>;

type UnfinishedUpload = { key: string; uploadId: string; initiated: string | Date };
type ListedObject = { name: string; size: number; lastModified: Date };

const serverSideEncryption = {
  Rule: [{ ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
};

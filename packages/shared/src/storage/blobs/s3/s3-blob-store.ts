import { addAbortSignal, Readable } from 'node:stream';
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
import { upload } from './upload.ts';

/**
 * Files in an S3-compatible bucket. Each is streamed to a presigned URL. S3 requires the size first, so a body of unknown
 * size is collected in memory.
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
      const { stream, length } = await withLength(body, size, signal);
      const url = await bucket.signedUrl('PUT', key);
      await upload({ url, body: stream, size: length, idleMs: bucket.idleMs, signal });
      return length;
    } catch (error) {
      body.destroy();
      // The file may have been stored although the response was lost.
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

  async *list(): AsyncIterable<StoredBlob> {
    const client = await this.#bucket.client();
    const items = asAsyncIterable<ListedObject>(client.listObjectsV2(this.#bucket.name, '', true));
    for await (const { name, size } of items) yield { key: name, size };
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

async function withLength(body: Readable, size: number | undefined, signal?: AbortSignal) {
  if (size !== undefined) return { stream: body, length: size };
  // concatenated chunks would be in memory twice
  const chunks: Buffer[] = [];
  for await (const chunk of signal ? addAbortSignal(signal, body) : body)
    chunks.push(Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk));
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  return { stream: Readable.from(chunks, { objectMode: false }), length };
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

type ListedObject = { name: string; size: number };

const serverSideEncryption = {
  Rule: [{ ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
};

import type { Client } from 'minio';
import { addAbortSignal, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { AppError } from '../../../service/errors/app-error.ts';
import {
  assertKey,
  BlobNotFoundError,
  type BlobStore,
  type PutOptions,
  type StoredBlob,
} from '../blob-store.ts';
import { partsOf } from './parts-of.ts';
import { loadS3Client, type S3Options } from './s3-client.ts';
import { StoreFailure, upload } from './upload.ts';

/** The minimum size of a part in S3, except the last one. */
const partSize = 5 * 1024 * 1024;
/** How long a presigned URL is valid, in seconds; it is used immediately. */
const signedFor = 300;

/**
 * Files in an S3-compatible bucket. A body of known size is streamed to a presigned URL; one of unknown
 * size is uploaded in parts that are buffered in memory, because S3 requires the length of each.
 */
export class S3BlobStore implements BlobStore {
  readonly #options: Required<Pick<S3Options, 'idleMs'>> & S3Options;
  #made: Promise<Client> | undefined;

  constructor(options: S3Options) {
    this.#options = { idleMs: 20_000, ...options };
  }

  async put(key: string, body: Readable, { signal, size }: PutOptions = {}): Promise<number> {
    assertKey(key);
    try {
      signal?.throwIfAborted();
      if (size === undefined) return await this.#putInParts(key, body, signal);
      await this.#putWhole(key, body, size, signal);
      return size;
    } catch (error) {
      body.destroy();
      // a lost response may have been a success
      const removing = this.remove(key).catch(() => undefined);
      if (!(error instanceof StoreFailure)) await removing;
      signal?.throwIfAborted();
      throw error instanceof StoreFailure ? unavailable(error) : error;
    }
  }

  async get(key: string): Promise<Readable> {
    assertKey(key);
    const { idleMs } = this.#options;
    const url = await this.#signed('GET', key);
    const limits = { headersTimeout: idleMs, bodyTimeout: idleMs };
    const answer = await request(url, limits).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (answer.statusCode === 200) return answer.body;
    await answer.body.dump();
    if (answer.statusCode === 404) throw new BlobNotFoundError(key);
    throw unavailable(new Error(`the object store answered ${answer.statusCode}`));
  }

  async has(key: string): Promise<boolean> {
    assertKey(key);
    const client = await this.#client();
    const found = client.statObject(this.#options.bucket, key).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
    return await this.#answer(found).then(
      (stat) => stat !== undefined,
      (error: unknown) => {
        throw unavailable(error);
      },
    );
  }

  async remove(key: string): Promise<void> {
    assertKey(key);
    const client = await this.#client();
    await this.#answer(client.removeObject(this.#options.bucket, key)).catch((error: unknown) => {
      throw unavailable(error);
    });
  }

  async move(from: string, to: string): Promise<void> {
    assertKey(from);
    assertKey(to);
    const client = await this.#client();
    const { bucket } = this.#options;
    const copied = client.copyObject(bucket, to, `/${bucket}/${from}`).then(
      () => true,
      (error: unknown) => {
        if (isNotFound(error)) return false;
        throw error;
      },
    );
    const isCopied = await this.#answer(copied).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (!isCopied) throw new BlobNotFoundError(from);
    await this.remove(from);
  }

  async *list(): AsyncIterable<StoredBlob> {
    const client = await this.#client();
    const items = client.listObjectsV2(this.#options.bucket, '', true) as unknown as Readable;
    for await (const item of items as AsyncIterable<Listed>)
      yield { key: item.name, size: item.size, storedAt: item.lastModified };
  }

  async removeUnfinished(begunBefore: Date, prefix: string): Promise<number> {
    const client = await this.#client();
    const { bucket } = this.#options;
    let removed = 0;
    const begun = client.listIncompleteUploads(bucket, '', true) as unknown as Readable;
    for await (const { key, uploadId, initiated } of begun as AsyncIterable<Begun>) {
      // not every store supports filtering by prefix
      if (!key.startsWith(prefix) || new Date(initiated) >= begunBefore) continue;
      await this.#answer(client.abortMultipartUpload(bucket, key, uploadId));
      removed += 1;
    }
    return removed;
  }

  async ready(): Promise<boolean> {
    const { bucket, region, encrypt } = this.#options;
    const client = await this.#client();
    if (!(await this.#answer(client.bucketExists(bucket))))
      await client.makeBucket(bucket, region ?? '').catch(async (error: unknown) => {
        // another replica may have created it first
        if (!(await this.#answer(client.bucketExists(bucket)))) throw error;
      });
    if (encrypt) await client.setBucketEncryption(bucket, encryptedByStore);
    return true;
  }

  async #putWhole(key: string, body: Readable, size: number, signal?: AbortSignal) {
    const url = await this.#signed('PUT', key);
    await upload({ url, body, size, idleMs: this.#options.idleMs, signal });
  }

  async #putInParts(key: string, body: Readable, signal?: AbortSignal): Promise<number> {
    const parts = partsOf(signal ? addAbortSignal(signal, body) : body, partSize);
    const first = await parts.next();
    const opening: Buffer = first.value ?? Buffer.alloc(0);
    if (opening.length < partSize) {
      await this.#putWhole(
        key,
        Readable.from([opening], { objectMode: false }),
        opening.length,
        signal,
      );
      return opening.length;
    }
    const { bucket } = this.#options;
    const client = await this.#client();
    const uploadId = await this.#answer(client.initiateNewMultipartUpload(bucket, key, {}));
    try {
      const tags = [await this.#putPart(key, uploadId, 1, opening, signal)];
      let size = opening.length;
      for await (const part of parts) {
        if (part.length === 0) break;
        tags.push(await this.#putPart(key, uploadId, tags.length + 1, part, signal));
        size += part.length;
      }
      await this.#answer(client.completeMultipartUpload(bucket, key, uploadId, tags));
      return size;
    } catch (error) {
      await this.#answer(client.abortMultipartUpload(bucket, key, uploadId)).catch(() => undefined);
      throw error;
    }
  }

  async #putPart(key: string, uploadId: string, part: number, bytes: Buffer, signal?: AbortSignal) {
    const { idleMs } = this.#options;
    const url = await this.#signed('PUT', key, { uploadId, partNumber: String(part) });
    const body = Readable.from([bytes], { objectMode: false });
    return { part, etag: await upload({ url, body, size: bytes.length, idleMs, signal }) };
  }

  async #signed(method: 'GET' | 'PUT', key: string, query: Record<string, string> = {}) {
    const client = await this.#client();
    return await client.presignedUrl(method, this.#options.bucket, key, signedFor, query);
  }

  /** Turns errors and timeouts of the store into StoreFailure, to distinguish them from the sender's. */
  async #answer<T>(work: Promise<T>): Promise<T> {
    const patience = new AbortController();
    const silence = sleep(this.#options.idleMs, undefined, { signal: patience.signal }).then(() => {
      throw new Error('the object store says nothing');
    });
    try {
      return await Promise.race([work, silence]);
    } catch (error) {
      throw new StoreFailure('the object store failed', { cause: error });
    } finally {
      patience.abort();
      silence.catch(() => undefined);
      work.catch(() => undefined);
    }
  }

  #client(): Promise<Client> {
    this.#made ??= loadS3Client(this.#options);
    return this.#made;
  }
}

const isNotFound = (error: unknown) =>
  error instanceof Error && ['NotFound', 'NoSuchKey'].includes(String(Reflect.get(error, 'code')));

type Begun = { key: string; uploadId: string; initiated: string | Date };
type Listed = { name: string; size: number; lastModified: Date };

const encryptedByStore = {
  Rule: [{ ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
};

const unavailable = (cause: unknown) =>
  cause instanceof AppError
    ? cause
    : new AppError(
        'unavailable',
        'The file storage is not responding. Please try again in a moment.',
        { cause, retryAfter: 5 },
      );

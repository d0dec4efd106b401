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
const minPartBytes = 5 * 1024 * 1024;
/** How long a presigned URL is valid, in seconds; it is used immediately. */
const urlLifetimeSeconds = 300;

/**
 * Files in an S3-compatible bucket. A body of known size is streamed to a presigned URL; one of unknown
 * size is uploaded in parts that are buffered in memory, because S3 requires the length of each.
 */
export class S3BlobStore implements BlobStore {
  readonly #options: Required<Pick<S3Options, 'idleMs'>> & S3Options;
  #clientPromise: Promise<Client> | undefined;

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
    const response = await request(url, limits).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (response.statusCode === 200) return response.body;
    await response.body.dump();
    if (response.statusCode === 404) throw new BlobNotFoundError(key);
    throw unavailable(new Error(`the object store responded ${response.statusCode}`));
  }

  async has(key: string): Promise<boolean> {
    assertKey(key);
    const client = await this.#client();
    const found = client.statObject(this.#options.bucket, key).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
    return await this.#withTimeout(found).then(
      (stat) => stat !== undefined,
      (error: unknown) => {
        throw unavailable(error);
      },
    );
  }

  async remove(key: string): Promise<void> {
    assertKey(key);
    const client = await this.#client();
    await this.#withTimeout(client.removeObject(this.#options.bucket, key)).catch(
      (error: unknown) => {
        throw unavailable(error);
      },
    );
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
    const isCopied = await this.#withTimeout(copied).catch((error: unknown) => {
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
    const uploads = client.listIncompleteUploads(bucket, '', true) as unknown as Readable;
    for await (const { key, uploadId, initiated } of uploads as AsyncIterable<UnfinishedUpload>) {
      // not every store supports filtering by prefix
      if (!key.startsWith(prefix) || new Date(initiated) >= begunBefore) continue;
      await this.#withTimeout(client.abortMultipartUpload(bucket, key, uploadId));
      removed += 1;
    }
    return removed;
  }

  async ready(): Promise<boolean> {
    const { bucket, region, encrypt } = this.#options;
    const client = await this.#client();
    if (!(await this.#withTimeout(client.bucketExists(bucket))))
      await client.makeBucket(bucket, region ?? '').catch(async (error: unknown) => {
        // another replica may have created it first
        if (!(await this.#withTimeout(client.bucketExists(bucket)))) throw error;
      });
    if (encrypt) await client.setBucketEncryption(bucket, encryptedByStore);
    return true;
  }

  async #putWhole(key: string, body: Readable, size: number, signal?: AbortSignal) {
    const url = await this.#signed('PUT', key);
    await upload({ url, body, size, idleMs: this.#options.idleMs, signal });
  }

  async #putInParts(key: string, body: Readable, signal?: AbortSignal): Promise<number> {
    const parts = partsOf(signal ? addAbortSignal(signal, body) : body, minPartBytes);
    const first = await parts.next();
    const firstPart: Buffer = first.value ?? Buffer.alloc(0);
    if (firstPart.length < minPartBytes) {
      await this.#putWhole(
        key,
        Readable.from([firstPart], { objectMode: false }),
        firstPart.length,
        signal,
      );
      return firstPart.length;
    }
    const { bucket } = this.#options;
    const client = await this.#client();
    const uploadId = await this.#withTimeout(client.initiateNewMultipartUpload(bucket, key, {}));
    try {
      const tags = [await this.#putPart(key, uploadId, 1, firstPart, signal)];
      let size = firstPart.length;
      for await (const part of parts) {
        if (part.length === 0) break;
        tags.push(await this.#putPart(key, uploadId, tags.length + 1, part, signal));
        size += part.length;
      }
      await this.#withTimeout(client.completeMultipartUpload(bucket, key, uploadId, tags));
      return size;
    } catch (error) {
      await this.#withTimeout(client.abortMultipartUpload(bucket, key, uploadId)).catch(
        () => undefined,
      );
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
    return await client.presignedUrl(method, this.#options.bucket, key, urlLifetimeSeconds, query);
  }

  /** Turns errors and timeouts of the store into StoreFailure, to distinguish them from the sender's. */
  async #withTimeout<T>(work: Promise<T>): Promise<T> {
    const canceled = new AbortController();
    const timeout = sleep(this.#options.idleMs, undefined, { signal: canceled.signal }).then(() => {
      throw new Error('the object store did not respond');
    });
    try {
      return await Promise.race([work, timeout]);
    } catch (error) {
      throw new StoreFailure('the object store failed', { cause: error });
    } finally {
      canceled.abort();
      timeout.catch(() => undefined);
      work.catch(() => undefined);
    }
  }

  #client(): Promise<Client> {
    this.#clientPromise ??= loadS3Client(this.#options);
    return this.#clientPromise;
  }
}

const isNotFound = (error: unknown) =>
  error instanceof Error && ['NotFound', 'NoSuchKey'].includes(String(Reflect.get(error, 'code')));

type UnfinishedUpload = { key: string; uploadId: string; initiated: string | Date };
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

import type { Readable } from 'node:stream';

/**
 * The port to file storage. Keys are generated (letters, digits, `-`, `/`), never derived from user input.
 */
export interface BlobStore {
  /**
   * Stores a stream atomically and resolves to its size in bytes once it is durable. Rejects when
   * the stream fails, `signal` aborts or `size` is wrong, and tries to remove what was stored. A known size keeps memory use
   * small.
   */
  put(key: string, body: Readable, options?: PutOptions): Promise<number>;
  /** Rejects with BlobNotFoundError if there is none. */
  get(key: string): Promise<Readable>;
  has(key: string): Promise<boolean>;
  /** Removes a blob if it exists. */
  remove(key: string): Promise<void>;
  /** All blobs, unordered. */
  list(): AsyncIterable<StoredBlob>;
  /** Creates the bucket or folder if needed, and removes partial files of crashed processes; throws when it is not writable. */
  prepare(): Promise<void>;
}

export type PutOptions = {
  signal?: AbortSignal | undefined;
  /** The size of the stream in bytes. */
  size?: number | undefined;
};

export type StoredBlob = { key: string; size: number };

export class BlobNotFoundError extends Error {
  constructor(key: string) {
    super(`no blob ${key}`);
    this.name = 'BlobNotFoundError';
  }
}

/** The stream had more or fewer bytes than declared. */
export class SizeMismatchError extends Error {
  constructor() {
    super('the stream size does not match the declared size');
    this.name = 'SizeMismatchError';
  }
}

const keyFormat = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/i;

/** Throws for an invalid key, so that no key can escape the store. */
export function assertKey(key: string): void {
  if (!keyFormat.test(key) || key.length > 300) throw new Error('invalid blob key');
}

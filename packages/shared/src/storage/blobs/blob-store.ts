import type { Readable } from 'node:stream';

/**
 * The port to where files lie. Keys are made by us (letters, digits, `-`, `/`), never of a person's
 * words.
 */
export interface BlobStore {
  /**
   * Stores a stream whole or not at all; resolves with its size in bytes once it is safely stored.
   * When the stream fails, `signal` aborts or `size` was not the true one, nothing stays behind and
   * the promise rejects. A store that is told the size needs hardly any memory.
   */
  put(key: string, body: Readable, options?: PutOptions): Promise<number>;
  /** Rejects with BlobNotFoundError when there is none. */
  get(key: string): Promise<Readable>;
  /** Whether there is one. */
  has(key: string): Promise<boolean>;
  /** Removes it; removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /**
   * Moves a blob to another key, replacing what is there; its `storedAt` becomes the time of the move. A
   * move that is interrupted leaves the blob under at least one of the two keys. Rejects with
   * BlobNotFoundError when there is no blob under `from`.
   */
  move(from: string, to: string): Promise<void>;
  /** Everything that is stored, in no order. */
  list(): AsyncIterable<StoredBlob>;
  /**
   * Removes what was begun before this time and never ended, as a process that is killed leaves it;
   * `prefix` is how its key begins, where the store knows that: a bucket may be others' too.
   *
   * @returns how many there were
   */
  removeUnfinished(begunBefore: Date, prefix: string): Promise<number>;
  /** Makes the place where it stores, if need be; throws when it cannot store. */
  ready(): Promise<boolean>;
}

export type PutOptions = {
  signal?: AbortSignal | undefined;
  /** How many bytes the stream will give. */
  size?: number | undefined;
};

export type StoredBlob = { key: string; size: number; storedAt: Date };

export class BlobNotFoundError extends Error {
  constructor(key: string) {
    super(`no blob ${key}`);
    this.name = 'BlobNotFoundError';
  }
}

/** A stream gave more or fewer bytes than was said. */
export class SizeMismatchError extends Error {
  constructor() {
    super('the stream was not of the size that was said');
    this.name = 'SizeMismatchError';
  }
}

const keyFormat = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/i;

/** Throws for a key that is not of the agreed form, so that none can leave the store. */
export function assertKey(key: string): void {
  if (!keyFormat.test(key) || key.length > 300) throw new Error('not a blob key');
}

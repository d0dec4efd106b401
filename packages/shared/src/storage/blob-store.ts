import type { Readable } from 'node:stream';

/**
 * The port to where files lie. Keys are made by us (letters, digits, `-`, `/`), never of a person's
 * words.
 */
export interface BlobStore {
  /**
   * Stores a stream whole or not at all; resolves with its size in bytes once it is safely stored.
   * When the stream fails or `signal` aborts, nothing stays behind and the promise rejects.
   */
  put(key: string, body: Readable, options?: { signal?: AbortSignal }): Promise<number>;
  /** Rejects with BlobNotFound when there is none. */
  get(key: string): Promise<Readable>;
  /** Removes it; removing what is not there is fine. */
  remove(key: string): Promise<void>;
  ready(): Promise<boolean>;
}

export class BlobNotFound extends Error {
  constructor(key: string) {
    super(`no blob ${key}`);
    this.name = 'BlobNotFound';
  }
}

const keyFormat = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/i;

/** Throws for a key that is not of the agreed form, so that none can leave the store. */
export function assertKey(key: string): void {
  if (!keyFormat.test(key) || key.length > 300) throw new Error('not a blob key');
}

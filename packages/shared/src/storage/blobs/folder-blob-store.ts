import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  assertKey,
  BlobNotFoundError,
  SizeMismatchError,
  type BlobStore,
  type PutOptions,
  type StoredBlob,
} from './blob-store.ts';

/** A partial file older than this belongs to a crashed process. */
const maxUploadMs = 24 * 60 * 60 * 1000;

/** Blobs as files in a folder. A file appears under its key only once it is complete and synced to disk. */
export class FolderBlobStore implements BlobStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, body: Readable, { signal, size }: PutOptions = {}): Promise<number> {
    const path = this.#path(key);
    const temporary = join(this.#incoming(), randomUUID());
    await mkdir(dirname(temporary), { recursive: true });
    await mkdir(dirname(path), { recursive: true });
    try {
      const file = await open(temporary, 'wx', 0o600);
      const writer = file.createWriteStream({ flush: true });
      await pipeline(body, writer, signal ? { signal } : {});
      if (size !== undefined && size !== writer.bytesWritten) throw new SizeMismatchError();
      await rename(temporary, path);
      await syncFolder(dirname(path));
      return writer.bytesWritten;
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Readable> {
    const file = await open(this.#path(key)).catch((error: unknown) => {
      throw isMissing(error) ? new BlobNotFoundError(key) : error;
    });
    return createReadStream('', { fd: file });
  }

  async has(key: string): Promise<boolean> {
    const stats = await stat(this.#path(key)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    return stats !== undefined;
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async *list(): AsyncIterable<StoredBlob> {
    for await (const path of listFilesBelow(this.#folder)) {
      const key = relative(this.#folder, path).replaceAll(sep, '/');
      if (key.startsWith('.incoming/')) continue;
      // may have been removed in the meantime
      const stats = await stat(path).catch(() => undefined);
      if (stats) yield { key, size: stats.size };
    }
  }

  async prepare(): Promise<void> {
    await mkdir(this.#incoming(), { recursive: true });
    await access(this.#folder, constants.W_OK);
    for await (const path of listFilesBelow(this.#incoming())) {
      const stats = await stat(path).catch(() => undefined);
      if (stats && Date.now() - stats.mtimeMs > maxUploadMs) await rm(path, { force: true });
    }
  }

  #incoming = () => join(this.#folder, '.incoming');

  #path(key: string): string {
    assertKey(key);
    return join(this.#folder, key);
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && Reflect.get(error, 'code') === 'ENOENT';

/** A rename is durable only after its folder is synced; Windows neither supports nor requires that. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Lists folder by folder: Node's recursive listing silently stops early in large trees. */
async function* listFilesBelow(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFilesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

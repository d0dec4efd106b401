import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { BlobNotFoundError, SizeMismatchError, type BlobStore } from '../storage/index.ts';

type Setup = {
  open: () => Promise<BlobStore>;
  /** The number of objects in the store, including unfinished uploads. */
  count: () => Promise<number>;
};

type Contract = Omit<Setup, 'open'> & { store: () => BlobStore };

/** Defines the contract tests of a blob store. */
export function blobStoreContract(name: string, { open, ...setup }: Setup): void {
  describe(`${name}: the contract of a blob store`, () => {
    let opened: BlobStore;
    beforeAll(async () => {
      opened = await open();
    });
    const contract = { ...setup, store: () => opened };

    describe('storing', () => storingTests(contract));
    describe('failed uploads', () => failedUploadTests(contract));
    describe('listing', () => listingTests(contract));
    describe('removing', () => removingTests(contract));
  });
}

const newKey = () => `owner/${randomUUID()}`;

function storingTests({ store }: Contract): void {
  it('returns the stored bytes and their number', async () => {
    const bytes = randomBytes(3 * 1024 * 1024 + 7);
    const key = newKey();
    expect(await store().put(key, Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]))).toBe(
      bytes.length,
    );
    expect(bytes.equals(await buffer(await store().get(key)))).toBe(true);
  });

  it('stores a body of known or unknown size', async () => {
    for (const [length, isKnown] of [
      [1_000_003, true],
      [12 * 1024 * 1024 + 5, false],
      [12 * 1024 * 1024 + 5, true],
    ] as const) {
      const bytes = randomBytes(length);
      const key = newKey();
      const body = Readable.from(chunksOf(bytes), { objectMode: false });
      expect(await store().put(key, body, isKnown ? { size: length } : {})).toBe(length);
      expect(bytes.equals(await buffer(await store().get(key)))).toBe(true);
    }
  });

  it('stores an empty blob', async () => {
    const key = newKey();
    expect(await store().put(key, Readable.from([]))).toBe(0);
    expect((await buffer(await store().get(key))).length).toBe(0);
  });

  it('rejects a read of a missing blob', async () => {
    expect(await store().has(newKey())).toBe(false);
    await expect(store().get(newKey())).rejects.toBeInstanceOf(BlobNotFoundError);
  });

  it('rejects invalid keys', async () => {
    for (const bad of ['../x', '/etc/passwd', 'a//b', 'a/../b', '', 'a\0b', '.hidden'])
      await expect(store().put(bad, Readable.from(['x']))).rejects.toThrow('invalid blob key');
  });
}

function failedUploadTests({ store, count }: Contract): void {
  it('leaves nothing behind after a body of the wrong size', async () => {
    const before = await count();
    for (const size of [10, 200_000]) {
      const key = newKey();
      const body = Readable.from(chunksOf(randomBytes(100_000)), { objectMode: false });
      await expect(store().put(key, body, { size })).rejects.toBeInstanceOf(SizeMismatchError);
      await expect(store().get(key)).rejects.toBeInstanceOf(BlobNotFoundError);
    }
    expect(await count()).toBe(before);
  });

  it('leaves nothing behind after a stream that fails', async () => {
    const before = await count();
    const key = newKey();
    const failing = Readable.from(
      (async function* () {
        yield randomBytes(200_000);
        throw new Error('the sender disconnected');
      })(),
    );
    await expect(store().put(key, failing)).rejects.toThrow('the sender disconnected');
    await expect(store().get(key)).rejects.toBeInstanceOf(BlobNotFoundError);
    expect(await count()).toBe(before);
  });

  it('leaves nothing behind after an aborted upload', async () => {
    const before = await count();
    const abort = new AbortController();
    const endless = new Readable({ read: () => undefined });
    endless.push(randomBytes(100_000));
    const putting = store().put(newKey(), endless, { signal: abort.signal });
    abort.abort();
    await expect(putting).rejects.toThrow();
    expect(await count()).toBe(before);
  });
}

function listingTests({ store, count }: Contract): void {
  it('lists all blobs', async () => {
    const key = newKey();
    await store().put(key, Readable.from(['four']));
    const listed = new Map<string, number>();
    for await (const blob of store().list()) listed.set(blob.key, blob.size);
    expect(listed.get(key)).toBe(4);
    expect(listed.size).toBe(await count());
  });

  it('lists blobs across many folders', async () => {
    const keys = Array.from({ length: 120 }, () => `${randomUUID()}/${randomUUID()}`);
    await Promise.all(keys.map((key) => store().put(key, Readable.from(['x']), { size: 1 })));
    const listed: string[] = [];
    for await (const blob of store().list()) listed.push(blob.key);
    expect(listed).toEqual(expect.arrayContaining(keys));
    expect(new Set(listed).size).toBe(listed.length);
  });
}

function removingTests({ store }: Contract): void {
  it('removes a blob, and ignores a missing one', async () => {
    const key = newKey();
    await store().put(key, Readable.from(['x']));
    expect(await store().has(key)).toBe(true);
    await store().remove(key);
    await store().remove(key);
    expect(await store().has(key)).toBe(false);
    await expect(store().get(key)).rejects.toBeInstanceOf(BlobNotFoundError);
  });
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let index = 0; index < bytes.length; index += 65_536)
    yield bytes.subarray(index, index + 65_536);
}

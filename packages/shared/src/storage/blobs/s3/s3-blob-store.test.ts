import { Client } from 'minio';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { blobStoreContract, testObjectStore } from '../../../testing/index.ts';
import { S3BlobStore } from './s3-blob-store.ts';

const server = await testObjectStore();
const {
  S3_ENDPOINT: endpoint = 'http://127.0.0.1:1',
  S3_ACCESS_KEY: accessKey = '',
  S3_SECRET_KEY: secretKey = '',
} = server?.environment ?? {};
const bucket = `test-${randomUUID()}`;

const client = () => {
  const { hostname, port } = new URL(endpoint);
  return new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    accessKey,
    secretKey,
  });
};

describe.skipIf(!server)('a real object store', () => {
  blobStoreContract('S3', {
    open: async () => {
      const store = new S3BlobStore({ endpoint, accessKey, secretKey, bucket });
      await store.prepare();
      return store;
    },
    count: async () => {
      let count = 0;
      for await (const _ of client().listObjectsV2(bucket, '', true)) count += 1;
      return count;
    },
  });
});

describe('a failing store', () => {
  const storeAt = (address: string) =>
    new S3BlobStore({
      endpoint: address,
      accessKey: 'a',
      secretKey: 'b',
      bucket: 'files',
      idleMs: 200,
    });
  const refusal = { code: 'unavailable', status: 503 };

  it('causes a retryable error', async () => {
    const store = storeAt('http://127.0.0.1:1');
    await expect(store.put('a', Readable.from(['x']), { size: 1 })).rejects.toMatchObject(refusal);
    await expect(store.put('a', Readable.from(['x']))).rejects.toMatchObject(refusal);
    await expect(store.get('a')).rejects.toMatchObject(refusal);
    await expect(store.remove('a')).rejects.toMatchObject(refusal);
  });

  it('causes a timeout if it or the sender stalls', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined).resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const store = storeAt(`http://127.0.0.1:${port}`);
    const sender = new Readable({ read: () => undefined });
    for (const body of [Readable.from(['x']), sender])
      await expect(store.put('a', body, { size: 1 })).rejects.toMatchObject(refusal);
    await expect(store.remove('a')).rejects.toMatchObject(refusal);
    await expect(store.get('a')).rejects.toMatchObject(refusal);
    silent.close();
  });
});

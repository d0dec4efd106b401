/**
 * Twenty parallel 10 MB files into a bucket: through our store with known and unknown size, and directly to a presigned URL.
 * S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY: the store; ROUNDS (5).
 */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setInterval } from 'node:timers';
import { S3BlobStore } from '@grantwright/shared/storage';
import { request } from 'undici';
import { pairedRatios, report } from '../paired-rounds.ts';
import { accessKey, bucket, client, endpoint, secretKey } from './plain-store.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const concurrency = 20;
const size = 10 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 7);
const body = () =>
  Readable.from(
    (function* () {
      for (let sent = 0; sent < size; sent += chunk.length) yield chunk;
    })(),
    { objectMode: false },
  );

const store = new S3BlobStore({ endpoint, accessKey, secretKey, bucket });
await store.ready();

/** Milliseconds for all files; appends the memory growth of this process to `grown`. */
async function timed(put: (key: string) => Promise<unknown>, grown: number[]): Promise<number> {
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 20);
  const keys = Array.from({ length: concurrency }, () => randomUUID());
  const startedAt = performance.now();
  await Promise.all(keys.map(put));
  const elapsedMs = performance.now() - startedAt;
  clearInterval(watch);
  grown.push((highest - before) / 1024 ** 2 / concurrency);
  for (const key of keys) await store.remove(key);
  return elapsedMs;
}

const grown = { direct: [] as number[], known: [] as number[], unknown: [] as number[] };
const ratio = await pairedRatios(rounds, {
  direct: () =>
    timed(async (key) => {
      const url = await client.presignedUrl('PUT', bucket, key, 300);
      const headers = { 'content-length': String(size) };
      const response = await request(url, { method: 'PUT', headers, body: body() });
      await response.body.dump();
    }, grown.direct),
  known: () => timed((key) => store.put(key, body(), { size }), grown.known),
  unknown: () => timed((key) => store.put(key, body()), grown.unknown),
});
report('known size: speed / direct PUT', ratio('direct', 'known'));
report('unknown size: speed / direct PUT', ratio('direct', 'unknown'));
for (const [name, values] of Object.entries(grown)) report(`${name}: MB per upload`, values);
await client.removeBucket(bucket);

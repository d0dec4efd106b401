/**
 * Twenty files of 10 MB in parallel into a bucket: through our store with the size known and unknown, and
 * straight to a signed address. S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY name the store; ROUNDS (5).
 */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setInterval } from 'node:timers';
import { S3BlobStore } from '@grantwright/shared/storage';
import { request } from 'undici';
import { pairedRatios, report } from '../pairs.ts';
import { accessKey, bucket, client, endpoint, secretKey } from './bare-store.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const atOnce = 20;
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

/** Milliseconds for all, and how far the memory of this process grew meanwhile. */
async function timed(put: (key: string) => Promise<unknown>, grown: number[]): Promise<number> {
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 20);
  const keys = Array.from({ length: atOnce }, () => randomUUID());
  const began = performance.now();
  await Promise.all(keys.map(put));
  const took = performance.now() - began;
  clearInterval(watch);
  grown.push((highest - before) / 1024 ** 2 / atOnce);
  for (const key of keys) await store.remove(key);
  return took;
}

const grown = { straight: [] as number[], known: [] as number[], unknown: [] as number[] };
const ratio = await pairedRatios(rounds, {
  straight: () =>
    timed(async (key) => {
      const url = await client.presignedUrl('PUT', bucket, key, 300);
      const headers = { 'content-length': String(size) };
      const answer = await request(url, { method: 'PUT', headers, body: body() });
      await answer.body.dump();
    }, grown.straight),
  known: () => timed((key) => store.put(key, body(), { size }), grown.known),
  unknown: () => timed((key) => store.put(key, body()), grown.unknown),
});
report('size known: speed ÷ straight PUT', ratio('straight', 'known'));
report('size unknown: speed ÷ straight PUT', ratio('straight', 'unknown'));
for (const [name, values] of Object.entries(grown)) report(`${name}: MB an upload`, values);
await client.removeBucket(bucket);

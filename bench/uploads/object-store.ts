/**
 * Measures the upload of twenty parallel 10 MB files into a bucket: through our store with known and unknown sizes, and
 * directly to a presigned URL. S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY: the store; ROUNDS (5).
 */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { S3BlobStore } from '@grantwright/shared/storage';
import { request } from 'undici';
import { numberFlag } from '../lib/number-flag.ts';
import { pairedRounds, report } from '../lib/paired-rounds.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { plainClient, removeBucket, storeSettings } from './plain-store.ts';

const rounds = numberFlag('ROUNDS', process.env['ROUNDS'] ?? 5);
const concurrency = 20;
const size = 10 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 7);
const samplingMs = 20;

async function main({ defer }: Bench): Promise<void> {
  const client = plainClient();
  const store = new S3BlobStore(storeSettings);
  await store.prepare();
  defer(() => removeBucket(client));
  const putDirectly = async (key: string) => {
    const url = await client.presignedUrl('PUT', storeSettings.bucket, key, 300);
    const headers = { 'content-length': String(size) };
    const response = await request(url, { method: 'PUT', headers, body: body() });
    await response.body.dump();
  };
  const memoryMb: Record<'direct' | 'known' | 'unknown', number[]> = {
    direct: [],
    known: [],
    unknown: [],
  };
  const measure = async (name: keyof typeof memoryMb, put: (key: string) => Promise<unknown>) => {
    const keys = Array.from({ length: concurrency }, () => randomUUID());
    const { elapsedMs, grownMb } = await measureMemory(() => Promise.all(keys.map(put)));
    memoryMb[name].push(grownMb / concurrency);
    for (const key of keys) await store.remove(key);
    return elapsedMs;
  };
  const { ratios } = await pairedRounds(rounds, {
    direct: () => measure('direct', putDirectly),
    known: () => measure('known', (key) => store.put(key, body(), { size })),
    unknown: () => measure('unknown', (key) => store.put(key, body())),
  });
  report('known size: speed / direct PUT', ratios('direct', 'known'));
  report('unknown size: speed / direct PUT', ratios('direct', 'unknown'));
  for (const [name, values] of Object.entries(memoryMb)) report(`${name}: MB per upload`, values);
}

const body = () =>
  Readable.from(
    (function* () {
      for (let sent = 0; sent < size; sent += chunk.length) yield Buffer.from(chunk);
    })(),
    { objectMode: false },
  );

/** Returns the duration of the work and the peak growth of this process's memory. */
async function measureMemory(work: () => Promise<unknown>) {
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, samplingMs);
  const startedAt = performance.now();
  await work();
  const elapsedMs = performance.now() - startedAt;
  clearInterval(sampling);
  return { elapsedMs, grownMb: (peak - before) / 1024 ** 2 };
}

await runBenchmark(main);

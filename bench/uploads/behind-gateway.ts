/**
 * Measures twenty parallel 10 MB uploads through the gateway and directly to the documents service, compared with a PUT
 * of the same files into the object store. S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY: the store; ROUNDS (5).
 */
import { endpoints } from '@grantwright/shared/contract';
import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import { numberFlag } from '../lib/number-flag.ts';
import { pairedRounds, report } from '../lib/paired-rounds.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { startServiceHost } from '../lib/service-host.ts';
import { startGateway } from '../lib/start-gateway.ts';
import { plainClient, removeBucket, storeSettings } from './plain-store.ts';

const rounds = numberFlag('ROUNDS', process.env['ROUNDS'] ?? 5);
const concurrency = 20;
const size = 10 * 1024 ** 2 - 1_024;
const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 9, 32)]);
const boundary = randomUUID();
const form = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="size"\r\n\r\n${size}\r\n` +
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="ten.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  ),
  file,
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

async function main({ defer }: Bench): Promise<void> {
  const client = plainClient();
  const host = await startServiceHost();
  defer(() => removeBucket(client));
  defer(host.stop);
  const { endpoint, accessKey, secretKey, bucket } = storeSettings;
  const documents = await host.start('documents', {
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_BUCKET: bucket,
  });
  const gateway = await startGateway(host, { urls: { documents: documents.url } });
  const identity = host.newUser('documents');
  const candidates = {
    gateway: () => upload(gateway.url, { origin: gateway.url, cookie: gateway.cookie }),
    documents: () => upload(documents.url, identity()),
    direct: async () => {
      const url = await client.presignedUrl('PUT', bucket, `direct/${randomUUID()}`, 300);
      const headers = { 'content-length': String(size) };
      const { statusCode, body } = await request(url, { method: 'PUT', headers, body: file });
      await body.dump();
      if (statusCode !== 200) throw new Error(`unexpected status ${statusCode}`);
    },
  };
  for (const candidate of Object.values(candidates)) await parallelMs(candidate);
  const { ratios } = await pairedRounds(rounds, {
    direct: () => parallelMs(candidates.direct),
    documents: () => parallelMs(candidates.documents),
    gateway: () => parallelMs(candidates.gateway),
  });
  report('to the documents service: speed / direct PUT', ratios('direct', 'documents'));
  report('through the gateway: speed / direct PUT', ratios('direct', 'gateway'));
}

/** Uploads the form the way the web app does, with the size before the file. */
async function upload(url: string, headers: Record<string, string>): Promise<void> {
  const { path, method } = endpoints.createDocument;
  const response = await request(`${url}${path}`, {
    method,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: form,
  });
  const text = await response.body.text();
  if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${text}`);
}

/** Returns the milliseconds until all parallel uploads are stored. */
async function parallelMs(candidate: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: concurrency }, candidate));
  return performance.now() - startedAt;
}

await runBenchmark(main);

/**
 * Twenty files of 10 MB in parallel into the library, through the gateway and straight to the documents service,
 * compared with the same files put straight into the object store. S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY name the
 * store; ROUNDS (5).
 */
import { calls } from '@grantwright/shared/contract';
import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import { gatewayAlone } from '../gateway-alone.ts';
import { pairedRatios, report } from '../pairs.ts';
import { accessKey, bucket, client, endpoint, secretKey } from './bare-store.ts';
import { servicesAlone } from '../services-alone.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const atOnce = 20;
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
const alone = await servicesAlone();

try {
  const documents = await alone.start('documents', {
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_BUCKET: bucket,
  });
  const gateway = await gatewayAlone(alone, { urls: { documents: documents.url } });
  const identity = alone.somebody('documents');
  const through = () => upload(gateway.url, { origin: gateway.url, cookie: gateway.cookie });
  const toDocuments = () => upload(documents.url, identity());
  const straight = async () => {
    const url = await client.presignedUrl('PUT', bucket, `straight/${randomUUID()}`, 300);
    const headers = { 'content-length': String(size) };
    const { statusCode, body } = await request(url, { method: 'PUT', headers, body: file });
    await body.dump();
    if (statusCode !== 200) throw new Error(`the store answered ${statusCode}`);
  };
  for (const once of [through, toDocuments, straight]) await timed(once);
  const ratio = await pairedRatios(rounds, {
    straight: () => timed(straight),
    documents: () => timed(toDocuments),
    gateway: () => timed(through),
  });
  report('to the documents service: speed ÷ straight PUT', ratio('straight', 'documents'));
  report('through the gateway: speed ÷ straight PUT', ratio('straight', 'gateway'));
} finally {
  await alone.stop();
  await emptyBucket();
}

/** The form as our pages send it, the size before the file; made once, as the file is. */
async function upload(url: string, headers: Record<string, string>): Promise<void> {
  const { path, method } = calls.createDocument;
  const answer = await request(`${url}${path}`, {
    method,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: form,
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${text}`);
}

/** Milliseconds until all are stored. */
async function timed(once: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, once));
  return performance.now() - began;
}

async function emptyBucket(): Promise<void> {
  for await (const { name } of client.listObjectsV2(bucket, '', true))
    if (name) await client.removeObject(bucket, name);
  await client.removeBucket(bucket);
}

/**
 * Twenty parallel 10 MB uploads through the gateway and directly to the documents service, compared with a PUT of the same
 * files into the object store. S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY: the store; ROUNDS (5).
 */
import { endpoints } from '@grantwright/shared/contract';
import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import { gatewayAlone } from '../gateway-alone.ts';
import { pairedRatios, report } from '../paired-rounds.ts';
import { accessKey, bucket, client, endpoint, secretKey } from './plain-store.ts';
import { servicesAlone } from '../services-alone.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
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
const alone = await servicesAlone();

try {
  const documents = await alone.start('documents', {
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_BUCKET: bucket,
  });
  const gateway = await gatewayAlone(alone, { urls: { documents: documents.url } });
  const identity = alone.newUser('documents');
  const throughGateway = () => upload(gateway.url, { origin: gateway.url, cookie: gateway.cookie });
  const toDocuments = () => upload(documents.url, identity());
  const direct = async () => {
    const url = await client.presignedUrl('PUT', bucket, `direct/${randomUUID()}`, 300);
    const headers = { 'content-length': String(size) };
    const { statusCode, body } = await request(url, { method: 'PUT', headers, body: file });
    await body.dump();
    if (statusCode !== 200) throw new Error(`unexpected status ${statusCode}`);
  };
  for (const once of [throughGateway, toDocuments, direct]) await timed(once);
  const ratio = await pairedRatios(rounds, {
    direct: () => timed(direct),
    documents: () => timed(toDocuments),
    gateway: () => timed(throughGateway),
  });
  report('to the documents service: speed / direct PUT', ratio('direct', 'documents'));
  report('through the gateway: speed / direct PUT', ratio('direct', 'gateway'));
} finally {
  await alone.stop();
  await emptyBucket();
}

/** Uploads the form as the web app sends it, with the size before the file. */
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

/** Milliseconds until all are stored. */
async function timed(once: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: concurrency }, once));
  return performance.now() - startedAt;
}

async function emptyBucket(): Promise<void> {
  for await (const { name } of client.listObjectsV2(bucket, '', true))
    if (name) await client.removeObject(bucket, name);
  await client.removeBucket(bucket);
}

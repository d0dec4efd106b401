import { randomUUID } from 'node:crypto';
import { Client } from 'minio';

const endpoint = process.env['S3_ENDPOINT'] ?? 'http://127.0.0.1:9000';
const accessKey = process.env['S3_ACCESS_KEY'] ?? 'minioadmin';
const secretKey = process.env['S3_SECRET_KEY'] ?? 'minioadmin';

/** The settings for our store, with a new bucket for this run. */
export const storeSettings = { endpoint, accessKey, secretKey, bucket: `bench-${randomUUID()}` };

/** Creates the vendor's client, which serves as the baseline. */
export function plainClient(): Client {
  const { hostname, port } = new URL(endpoint);
  return new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    accessKey,
    secretKey,
    region: 'us-east-1',
  });
}

export async function removeBucket(client: Client): Promise<void> {
  const { bucket } = storeSettings;
  for await (const { name } of client.listObjectsV2(bucket, '', true))
    if (name) await client.removeObject(bucket, name);
  await client.removeBucket(bucket);
}

import { randomUUID } from 'node:crypto';
import { Client } from 'minio';

export const endpoint = process.env['S3_ENDPOINT'] ?? 'http://127.0.0.1:9000';
export const accessKey = process.env['S3_ACCESS_KEY'] ?? 'minioadmin';
export const secretKey = process.env['S3_SECRET_KEY'] ?? 'minioadmin';
/** A new bucket for this run. */
export const bucket = `bench-${randomUUID()}`;

const { hostname, port } = new URL(endpoint);
/** The vendor's client, as the baseline. */
export const client = new Client({
  endPoint: hostname,
  port: Number(port),
  useSSL: false,
  accessKey,
  secretKey,
  region: 'us-east-1',
});

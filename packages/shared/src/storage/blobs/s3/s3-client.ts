import type { Client } from 'minio';

export type S3Options = {
  /** `http://` or `https://`, host and port. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region?: string | undefined;
  /** Let the store encrypt blobs with its own keys (SSE-S3). */
  encrypt?: boolean | undefined;
  /** Aborts a transfer after this many milliseconds without data. */
  idleMs?: number;
};

/**
 * Creates a client without sending a request. Loaded lazily, since the library takes a quarter of a second to
 * load.
 */
export async function loadS3Client({
  endpoint,
  accessKey,
  secretKey,
  region,
}: S3Options): Promise<Client> {
  const { Client } = await import('minio');
  const { protocol, hostname, port } = new URL(endpoint);
  return new Client({
    endPoint: hostname,
    useSSL: protocol === 'https:',
    ...(port ? { port: Number(port) } : {}),
    accessKey,
    secretKey,
    // without a region, the client requests it for every signature
    region: region ?? 'us-east-1',
  });
}

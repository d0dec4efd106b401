import type { Client } from 'minio';

export type S3Options = {
  /** `http://` or `https://`, host and port. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region?: string | undefined;
  /** Have the store encrypt what it keeps, with keys of its own (SSE-S3). */
  encrypt?: boolean | undefined;
  /** Milliseconds without a byte after which a transfer is given up. */
  idleMs?: number;
};

/** Makes a client of the store; its library takes a quarter of a second to load. Sends no request. */
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
    // asked for at every signature otherwise
    region: region ?? 'us-east-1',
  });
}

import { addAbortSignal, Readable } from 'node:stream';
import type { Bucket } from './bucket.ts';
import { splitIntoParts } from './split-into-parts.ts';
import { upload } from './upload.ts';

/** The minimum size of a part in S3, except the last one. */
const minPartBytes = 5 * 1024 * 1024;

/**
 * Uploads a body of unknown size, holding one part in memory, because S3 requires the length of each. A body
 * shorter than one part is uploaded whole.
 *
 * @returns the size in bytes
 */
export async function uploadInParts(
  bucket: Bucket,
  key: string,
  body: Readable,
  signal?: AbortSignal,
): Promise<number> {
  const parts = splitIntoParts(signal ? addAbortSignal(signal, body) : body, minPartBytes);
  const { value: first = Buffer.alloc(0) } = await parts.next();
  if (first.length < minPartBytes) {
    await uploadBytes(bucket, key, first, { signal });
    return first.length;
  }
  const uploadId = await bucket.request((client, name) =>
    client.initiateNewMultipartUpload(name, key, {}),
  );
  try {
    const putPart = async (part: number, bytes: Buffer) => {
      const query = { uploadId, partNumber: String(part) };
      return { part, etag: await uploadBytes(bucket, key, bytes, { query, signal }) };
    };
    const tags = [await putPart(1, first)];
    let size = first.length;
    for await (const bytes of parts) {
      if (bytes.length === 0) break;
      tags.push(await putPart(tags.length + 1, bytes));
      size += bytes.length;
    }
    await bucket.request((client, name) =>
      client.completeMultipartUpload(name, key, uploadId, tags),
    );
    return size;
  } catch (error) {
    await bucket
      .request((client, name) => client.abortMultipartUpload(name, key, uploadId))
      .catch(() => undefined);
    throw error;
  }
}

async function uploadBytes(
  bucket: Bucket,
  key: string,
  bytes: Buffer,
  { query, signal }: { query?: Record<string, string>; signal?: AbortSignal | undefined },
): Promise<string> {
  return await upload({
    url: await bucket.signedUrl('PUT', key, query),
    body: Readable.from([bytes], { objectMode: false }),
    size: bytes.length,
    idleMs: bucket.idleMs,
    signal,
  });
}

import type { Readable } from 'node:stream';
import { request } from 'undici';
import { StoreError } from './failures.ts';
import { MeasuredBody } from './measured-body.ts';

type Upload = {
  /** A presigned URL for one PUT. */
  url: string;
  body: Readable;
  size: number;
  /** Aborts after this many milliseconds without data in either direction. */
  idleMs: number;
  signal?: AbortSignal | undefined;
};

/**
 * Streams a body of known size to a presigned URL, a few kilobytes at a time. Verifies the returned ETag,
 * which for unencrypted objects is the MD5 of the content.
 *
 * @returns the ETag
 */
export async function upload({ url, body, size, idleMs, signal }: Upload): Promise<string> {
  const stop = new AbortController();
  const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const idle = setTimeout(() => stop.abort(new Error('transfer timed out')), idleMs);
  const measured = new MeasuredBody(body, size, () => idle.refresh());
  try {
    const response = await request(url, {
      method: 'PUT',
      headers: { 'content-length': String(size) },
      body: measured.stream,
      signal: either,
      headersTimeout: 0,
    });
    const text = await response.body.text();
    if (response.statusCode !== 200)
      throw new Error(`the object store responded ${response.statusCode}: ${text.slice(0, 200)}`);
    const tag = String(response.headers['etag'] ?? '').replaceAll('"', '');
    if (isMd5(tag) && tag !== measured.md5() && !response.headers[encryptedHeader])
      throw new Error('the object store stored different bytes');
    return tag;
  } catch (error) {
    throw measured.senderError ?? new StoreError('the object store failed', { cause: error });
  } finally {
    clearTimeout(idle);
    measured.detach();
  }
}

const encryptedHeader = 'x-amz-server-side-encryption';
const isMd5 = (tag: string) => /^[0-9a-f]{32}$/.test(tag);

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { request } from 'undici';
import { SizeMismatchError } from '../blob-store.ts';
import { StoreError } from './failures.ts';

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
  const md5 = createHash('md5');
  let sent = 0;
  let senderError: Error | undefined;
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      idle.refresh();
      sent += chunk.length;
      md5.update(chunk);
      if (sent > size) senderError ??= new SizeMismatchError();
      done(senderError, chunk);
    },
    flush(done) {
      idle.refresh();
      if (sent < size) senderError ??= new SizeMismatchError();
      done(senderError);
    },
  });
  // not a pipeline, which would attribute errors of the store to the sender
  const onSenderError = (error: Error) => {
    senderError ??= error;
    passing.destroy(error);
  };
  body.once('error', onSenderError);
  body.once('close', () => {
    if (!body.readableEnded) onSenderError(new Error('the stream was closed early'));
  });
  passing.on('error', () => undefined);
  body.pipe(passing);
  try {
    const response = await request(url, {
      method: 'PUT',
      headers: { 'content-length': String(size) },
      body: passing,
      signal: either,
      headersTimeout: 0,
    });
    const text = await response.body.text();
    if (response.statusCode !== 200)
      throw new Error(`the object store responded ${response.statusCode}: ${text.slice(0, 200)}`);
    const tag = String(response.headers['etag'] ?? '').replaceAll('"', '');
    if (isMd5(tag) && tag !== md5.digest('hex') && !response.headers[encryptedHeader])
      throw new Error('the object store stored different bytes');
    return tag;
  } catch (error) {
    throw senderError ?? new StoreError('the object store failed', { cause: error });
  } finally {
    clearTimeout(idle);
    body.unpipe(passing);
  }
}

const encryptedHeader = 'x-amz-server-side-encryption';
const isMd5 = (tag: string) => /^[0-9a-f]{32}$/.test(tag);

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { request } from 'undici';
import { SizeMismatchError } from '../blob-store.ts';

type Upload = {
  /** A signed address that takes one PUT. */
  url: string;
  body: Readable;
  size: number;
  /** Milliseconds without a byte, on either side, after which it is given up. */
  idleMs: number;
  signal?: AbortSignal | undefined;
};

/**
 * Streams a body of known size to a signed address, a few kilobytes in memory at a time. Resolves with
 * the store's tag once the store has answered for the whole of it; the tag of an unencrypted object is
 * its MD5, which must be that of what was sent.
 */
export async function upload({ url, body, size, idleMs, signal }: Upload): Promise<string> {
  const stop = new AbortController();
  const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const idle = setTimeout(() => stop.abort(new Error('no byte moved for too long')), idleMs);
  const md5 = createHash('md5');
  let sent = 0;
  let senderFault: Error | undefined;
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      idle.refresh();
      sent += chunk.length;
      md5.update(chunk);
      if (sent > size) senderFault ??= new SizeMismatchError();
      done(senderFault, chunk);
    },
    flush(done) {
      idle.refresh();
      if (sent < size) senderFault ??= new SizeMismatchError();
      done(senderFault);
    },
  });
  // by hand, since a pipeline would blame the sender for what the store does
  const onFault = (fault: Error) => {
    senderFault ??= fault;
    passing.destroy(fault);
  };
  body.once('error', onFault);
  body.once('close', () => {
    if (!body.readableEnded) onFault(new Error('the stream broke off'));
  });
  passing.on('error', () => undefined);
  body.pipe(passing);
  try {
    const answer = await request(url, {
      method: 'PUT',
      headers: { 'content-length': String(size) },
      body: passing,
      signal: either,
      headersTimeout: 0,
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200)
      throw new Error(`the object store answered ${answer.statusCode}: ${text.slice(0, 200)}`);
    const tag = String(answer.headers['etag'] ?? '').replaceAll('"', '');
    if (isMd5(tag) && tag !== md5.digest('hex') && !answer.headers[encryptedHeader])
      throw new Error('the object store holds other bytes than were sent');
    return tag;
  } catch (error) {
    throw senderFault ?? new StoreFailure('the object store failed', { cause: error });
  } finally {
    clearTimeout(idle);
    body.unpipe(passing);
  }
}

/** It was the store, or the way to it, that failed. */
export class StoreFailure extends Error {}

const encryptedHeader = 'x-amz-server-side-encryption';
const isMd5 = (tag: string) => /^[0-9a-f]{32}$/.test(tag);

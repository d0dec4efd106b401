import { limits } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import busboy from 'busboy';
import type { Request } from 'express';
import type { Readable } from 'node:stream';

type Options = { field: string; signal: AbortSignal; idleMs?: number };
type Handle = (name: string, file: Readable, stop: AbortSignal) => Promise<void>;

/**
 * Passes each file of a multipart upload to the handler as a stream, within the limits on size and number. If the
 * upload is malformed, too large or stalled, rejects and aborts `stop`.
 */
export async function eachUpload(req: Request, options: Options, handle: Handle): Promise<void> {
  const failed = new AbortController();
  const stop = AbortSignal.any([options.signal, failed.signal]);
  const handled: Promise<void>[] = [];
  const parser = parserFor(req);
  const idle = setTimeout(() => failed.abort(stalled()), options.idleMs ?? 30_000);
  const parsed = new Promise<void>((resolve, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason), { once: true });
    parser.once('close', resolve);
    // emits an error per malformed part; an unhandled error would crash the process
    parser.on('error', (cause) => failed.abort(malformed(cause)));
    parser.once('filesLimit', () => failed.abort(tooMany()));
    req.once('aborted', () => failed.abort(malformed()));
    req.on('data', () => idle.refresh());
    parser.on('file', (field, file, { filename }) => {
      // a truncated upload also fails its file; an unhandled error would crash the process
      file.on('error', () => undefined);
      if (field !== options.field || !filename || stop.aborted) return void file.resume();
      file.once('limit', () => failed.abort(tooLarge(filename)));
      const work = handle(filename, file, stop).finally(() => file.resume());
      work.catch((error: unknown) => failed.abort(error));
      handled.push(work);
    });
  });
  try {
    req.pipe(parser);
    await parsed;
    await Promise.all(handled);
    stop.throwIfAborted();
  } finally {
    clearTimeout(idle);
    req.unpipe(parser);
    req.resume();
    await Promise.allSettled(handled);
  }
}

function parserFor(req: Request) {
  try {
    return busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      // one byte more than the limit, so that a file of exactly the maximum size is accepted
      limits: { fileSize: limits.fileBytes + 1, files: limits.extractionFiles, fields: 10 },
    });
  } catch (cause) {
    throw new AppError('unsupported-type', 'Send the files as multipart/form-data.', { cause });
  }
}

const tooLarge = (name: string) =>
  new AppError('too-large', `"${name}" is larger than ${limits.fileBytes / 1024 ** 2} MB.`);
const tooMany = () =>
  new AppError('too-large', `Please choose at most ${limits.extractionFiles} files.`);
const malformed = (cause?: unknown) =>
  new AppError('invalid-request', 'The upload was interrupted. Please try again.', { cause });
const stalled = () => new AppError('invalid-request', 'The upload stalled. Please try again.');

import { limits } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import busboy from 'busboy';
import type { Request } from 'express';
import type { Readable } from 'node:stream';

type Options = { field: string; signal: AbortSignal; idleMs?: number };
type UploadedFile = { name: string; file: Readable };
type Handle = (name: string, file: Readable, stop: AbortSignal) => Promise<void>;

/** An upload with at least one file. */
export type Upload = {
  /**
   * Passes each file to the handler as a stream, within the limits on size and number. If the upload is malformed, too
   * large or stalled, rejects and aborts `stop`.
   */
  eachFile: (signal: AbortSignal, handle: Handle) => Promise<void>;
  /** Discards the request body unless `eachFile` has been called. */
  discardUnread: () => void;
};

/**
 * Receives a multipart upload up to its first file. Rejects an upload without files, so that the response can have its
 * own status.
 */
export async function openUpload(req: Request, options: Options): Promise<Upload> {
  const { field, signal, idleMs = 30_000 } = options;
  const parser = createParser(req);
  const failed = new AbortController();
  const files: UploadedFile[] = [];
  let take = (file: UploadedFile): void => void files.push(file);
  // emits an error per malformed part; an unhandled error would crash the process
  parser.on('error', (cause) => failed.abort(createMalformedUploadError(cause)));
  parser.once('filesLimit', () => failed.abort(createTooManyFilesError()));
  req.once('aborted', () => failed.abort(createMalformedUploadError()));
  const firstFile = new Promise<void>((resolve) => {
    parser.on('file', (name, file, { filename }) => {
      // a truncated upload also fails its file; an unhandled error would crash the process
      file.on('error', () => undefined);
      if (name !== field || !filename) return void file.resume();
      file.once('limit', () => failed.abort(createTooLargeError(filename)));
      take({ name: filename, file });
      resolve();
    });
  });
  const closed = new Promise<void>((resolve) => parser.once('close', resolve));
  const discard = () => {
    req.unpipe(parser);
    req.resume();
  };

  /** Receives the body until `event` resolves, unless it fails, stalls or is canceled. */
  async function receive(event: Promise<void>, stop: AbortSignal): Promise<void> {
    const idle = setTimeout(() => failed.abort(createStalledUploadError()), idleMs);
    const restart = () => void idle.refresh();
    req.on('data', restart);
    try {
      await Promise.race([event, rejectWhenAborted(stop)]);
    } finally {
      clearTimeout(idle);
      req.off('data', restart);
    }
  }

  req.pipe(parser);
  try {
    await receive(Promise.race([firstFile, closed]), AbortSignal.any([signal, failed.signal]));
    if (files.length === 0) throw createNoFileError();
  } catch (error) {
    discard();
    throw error;
  }
  let isRead = false;
  return {
    discardUnread: () => {
      if (!isRead) discard();
    },
    async eachFile(handlerSignal, handle) {
      isRead = true;
      const stop = AbortSignal.any([handlerSignal, failed.signal]);
      const handled: Promise<void>[] = [];
      take = ({ name, file }) => {
        if (stop.aborted) return void file.resume();
        const work = handle(name, file, stop).finally(() => file.resume());
        work.catch((error: unknown) => failed.abort(error));
        handled.push(work);
      };
      files.forEach(take);
      try {
        await receive(closed, stop);
        await Promise.all(handled);
        stop.throwIfAborted();
      } finally {
        discard();
        await Promise.allSettled(handled);
      }
    },
  };
}

const rejectWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

function createParser(req: Request) {
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

const createNoFileError = () => new AppError('invalid-request', 'Choose at least one file.');
const createTooLargeError = (name: string) =>
  new AppError('too-large', `“${name}” is larger than ${limits.fileBytes / 1024 ** 2} MB.`);
const createTooManyFilesError = () =>
  new AppError('too-large', `Choose at most ${limits.extractionFiles} files.`);
const createMalformedUploadError = (cause?: unknown) =>
  new AppError('invalid-request', 'The upload was interrupted. Try again.', { cause });
const createStalledUploadError = () =>
  new AppError('invalid-request', 'The upload stalled. Try again.');

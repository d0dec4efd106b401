import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { AppError } from '@grantwright/shared/service';
import { drainBody, watchIdle } from './request-body.ts';
import { cleanFileName } from './file-name.ts';
import { inspectFile, type FileInspection } from './inspect-file.ts';
import type { VirusCheck } from '../scanning/virus-check.ts';
import { scanThrough } from '../scanning/scan-through.ts';
import {
  uploadInterruptedError,
  createNoFileError,
  createUnknownTypeError,
  createWrongFieldError,
} from './upload-errors.ts';

export type ReceivedFile = {
  name: string;
  type: FileInspection['kind'];
  size: number;
  sha256: string;
};

type Options = {
  /** Stores the file completely or not at all. `size` is the size declared by the client, if any. */
  store: (body: Readable, signal: AbortSignal, size: number | undefined) => Promise<number>;
  /** The virus scanner, if one is configured. */
  check: VirusCheck | undefined;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  idleMs: number;
};

/** Streams the single file in a multipart upload to the store. */
export async function receiveUpload(req: IncomingMessage, options: Options): Promise<ReceivedFile> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, options.signal]);
  const unwatch = watchIdle(req, options.idleMs, () => stop.abort(uploadInterruptedError()));
  try {
    return await parse(req, options, signal);
  } catch (error) {
    options.signal.throwIfAborted();
    const failure = signal.aborted ? signal.reason : error;
    if (!signal.aborted) await drainBody(req, signal);
    throw failure instanceof AppError ? failure : uploadInterruptedError(failure);
  } finally {
    unwatch();
  }
}

function parse(
  req: IncomingMessage,
  { store, check }: Options,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  const parser = createParser(req);
  return new Promise((resolve, reject) => {
    let storing: Promise<ReceivedFile> | undefined;
    const cancel = new AbortController();
    // do not reject until the partial file has been removed
    const fail = (error: unknown) => {
      req.unpipe(parser);
      parser.destroy();
      cancel.abort(error);
      void Promise.allSettled([storing]).then(() => reject(error));
    };
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    // if a `size` field precedes the file, the store can stream instead of buffering
    let size: number | undefined;
    parser.on('field', (field, value) => {
      if (field === 'size' && /^\d{1,9}$/.test(value)) size = Number(value);
    });
    parser.on('file', (field, file, { filename }) => {
      // busboy also emits an error on the file if an upload is cut off, and without a listener the
      // process would exit
      file.on('error', () => undefined);
      if (field !== 'file' || storing) return fail(createWrongFieldError());
      storing = storeFile(file, filename, {
        store: (body) => store(body, cancel.signal, size),
        check,
        signal: cancel.signal,
      });
      storing.catch(fail);
    });
    parser.on('partsLimit', () => fail(createWrongFieldError()));
    parser.on('filesLimit', () => fail(createWrongFieldError()));
    parser.on('error', (error) => fail(uploadInterruptedError(error)));
    parser.on('close', () => {
      if (storing) storing.then(resolve, reject);
      else reject(createNoFileError());
    });
    req.on('error', fail);
    req.on('aborted', () => fail(uploadInterruptedError()));
    req.pipe(parser);
  });
}

function createParser(req: IncomingMessage) {
  try {
    return busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      limits: { files: 2, fields: 10, fieldSize: 10_000, parts: 12, headerPairs: 50 },
    });
  } catch (cause) {
    throw new AppError('invalid-request', 'Send the file as multipart/form-data.', { cause });
  }
}

async function storeFile(
  file: Readable,
  filename: string | undefined,
  {
    store,
    check,
    signal,
  }: { store: (body: Readable) => Promise<number> } & Pick<Options, 'check' | 'signal'>,
): Promise<ReceivedFile> {
  const name = cleanFileName(filename ?? '');
  if (!name) throw createUnknownTypeError();
  const { stream, result } = inspectFile(name);
  const last = check ? scanThrough(check.begin) : stream;
  const steps = check ? [file, stream, last] : [file, stream];
  const transfer = pipeline(steps, { signal, end: true });
  const storedFile = store(last);
  const [passed, stored] = await Promise.allSettled([transfer, storedFile]);
  // prefer an AppError from the inspection or the store to the stream error that it caused on the
  // other side
  const faults = [passed, stored].flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  if (faults.length > 0) throw faults.find((fault) => fault instanceof AppError) ?? faults[0];
  const { kind, size, sha256 } = result();
  return { name, type: kind, size, sha256 };
}

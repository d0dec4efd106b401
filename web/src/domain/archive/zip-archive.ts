import { Zip, ZipPassThrough } from 'fflate';
import { ApiError, getErrorMessage, isSignedOut } from '../../lib/errors.ts';
import { pause } from '../../lib/pause.ts';

export type FailedFile = { path: string; reason: string; error: unknown };

const maxTries = 5;
/** A longer delay indicates a daily limit rather than a per-minute limit. */
const maxWaitSeconds = 120;

/** Creates an archive that stores files uncompressed, because Word files and PDFs are already compressed. */
export function createArchive() {
  const parts: Blob[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    // the browser can keep a blob on disk
    parts.push(new Blob([part as Uint8Array<ArrayBuffer>]));
  });
  return {
    add(path: string, content: Uint8Array) {
      const file = new ZipPassThrough(path);
      zip.add(file);
      file.push(content, true);
    },
    end() {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}

type AddFilesOptions<File> = {
  load: (file: File) => Promise<Uint8Array>;
  onFile: (file: File, index: number) => void;
  signal: AbortSignal;
};

/**
 * Adds files to an archive one at a time, so that only one is in memory. Skips files that fail and returns them.
 *
 * @throws the error if the session has ended or the signal is aborted
 */
export async function addFiles<File extends { path: string }>(
  archive: ReturnType<typeof createArchive>,
  files: readonly File[],
  { load, onFile, signal }: AddFilesOptions<File>,
): Promise<FailedFile[]> {
  const failedFiles: FailedFile[] = [];
  for (const [index, file] of files.entries()) {
    onFile(file, index);
    try {
      archive.add(file.path, await retryWhenRateLimited(() => load(file), signal));
    } catch (error) {
      signal.throwIfAborted();
      if (isSignedOut(error)) throw error;
      failedFiles.push(toFailedFile(file.path, error));
    }
  }
  return failedFiles;
}

export const toFailedFile = (path: string, error: unknown): FailedFile => ({
  path,
  reason: getErrorMessage(error, 'We couldn’t load it.'),
  error,
});

/** Retries a request that exceeds the rate limit, after the delay specified by the server. */
export async function retryWhenRateLimited<Result>(
  send: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const isLimited = error instanceof ApiError && error.status === 429;
      const waitSeconds = isLimited ? (error.retryAfterSeconds ?? Infinity) : Infinity;
      if (waitSeconds > maxWaitSeconds || tries >= maxTries) throw error;
      await pause(waitSeconds * 1_000, signal);
    }
  }
}

export const readBytes = async (file: Promise<{ blob: Blob }>): Promise<Uint8Array> =>
  new Uint8Array(await (await file).blob.arrayBuffer());

export const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text);

import { endpoints } from '../../../lib/endpoints.ts';
import { getErrorMessage, isSignedOut } from '../../../lib/errors.ts';
import { uploadFiles } from '../../../lib/upload.ts';

type UploadOptions = {
  signal: AbortSignal;
  getIdempotencyKey: (file: File) => string;
  onUploadStart: (name: string, position: number) => void;
};

export type UploadResult = { saved: File[]; notes: string[]; firstError?: unknown };

/**
 * Uploads the files to the library one by one. A rejected file is reported in a note; only an abort or the end of the
 * session stops the remaining uploads.
 */
export async function uploadToLibrary(
  files: readonly File[],
  { signal, getIdempotencyKey, onUploadStart }: UploadOptions,
): Promise<UploadResult> {
  const result: UploadResult = { saved: [], notes: [] };
  for (const [index, file] of files.entries()) {
    onUploadStart(file.name, index + 1);
    try {
      await uploadFiles(endpoints.createDocument, {
        files: [file],
        signal,
        idempotencyKey: getIdempotencyKey(file),
      });
      result.saved.push(file);
    } catch (error) {
      if (signal.aborted || isSignedOut(error)) throw error;
      result.firstError ??= error;
      result.notes.push(`${file.name}: ${getErrorMessage(error, 'We couldn’t save it.')}`);
    }
  }
  return result;
}

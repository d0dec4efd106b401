import { endpoints } from '../../../lib/endpoints.ts';
import { getErrorMessage, isSignedOut } from '../../../lib/errors.ts';
import { uploadFiles } from '../../../lib/upload.ts';

type SaveFilesOptions = {
  signal: AbortSignal;
  keyFor: (file: File) => string;
  onFile: (name: string, number: number) => void;
};

export type SavedFiles = { saved: File[]; notes: string[]; firstError?: unknown };

/**
 * Uploads the files to the library one by one. A rejected file is reported in a note; only an abort or the end of the
 * session stops the remaining uploads.
 */
export async function saveFiles(
  files: readonly File[],
  { signal, keyFor, onFile }: SaveFilesOptions,
): Promise<SavedFiles> {
  const result: SavedFiles = { saved: [], notes: [] };
  for (const [index, file] of files.entries()) {
    onFile(file.name, index + 1);
    try {
      await uploadFiles(endpoints.createDocument, {
        files: [file],
        signal,
        idempotencyKey: keyFor(file),
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

import type { IncomingMessage } from 'node:http';
import { limits, type ExtractedText } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import { checkFile } from '../files/file-kind.ts';
import { collectBytes, TooLongError } from '../files/collect-bytes.ts';
import {
  createEmptyFileError,
  createFileTooLargeError,
  uploadInterruptedError,
} from '../files/upload-errors.ts';
import { reportUnreadable } from './report-unreadable.ts';

type ExtractionRequest = {
  userId: string;
  req: IncomingMessage;
  name: string;
  signal: AbortSignal;
};

/** Extracts the text of a file without saving it. The content must match the file name extension. */
export async function extractFileText(
  { extractor, check }: Deps,
  { userId, req, name, signal }: ExtractionRequest,
): Promise<ExtractedText> {
  const bytes = await collectBytes(req, limits.fileBytes).catch((error: unknown) => {
    throw error instanceof TooLongError ? createFileTooLargeError() : uploadInterruptedError(error);
  });
  if (bytes.length === 0) throw createEmptyFileError();
  const type = await checkFile(bytes, name);
  await check?.bytes(bytes);
  return reportUnreadable('unreadable-document', () =>
    extractor.extract(bytes, type, { userId, signal }),
  );
}

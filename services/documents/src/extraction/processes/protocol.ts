import type { ExtractedText } from '@grantwright/shared/contract';
import type { ReadableType } from '../index.ts';
import type { RecognizedPages } from '../ocr/read-scan.ts';
import type { Fault } from './fault.ts';

export type ExtractionJob = {
  type: ReadableType;
  charset?: string;
  recognition?: { withinMs: number };
};

/** A message to an extraction process: a chunk of a document or, after all chunks, the job. */
export type ProcessRequest = { chunk: Uint8Array } | { extract: ExtractionJob };

/**
 * The outcome of a job. Errors are passed as values, because they lose their class between processes: `unreadable` is a
 * message for the user, `fault` a service error.
 */
export type ExtractionResult =
  | { extractedText: ExtractedText }
  | { unreadable: string }
  | { scan: true }
  | { fault: Fault };

/**
 * A message from an extraction process: `loaded` once at the start, then OCR progress and the result for each document.
 * `noticed` is for logging.
 */
export type ProcessReply =
  | 'loaded'
  | { recognized: RecognizedPages }
  | { noticed: Fault }
  | { result: ExtractionResult; rssMb: number };

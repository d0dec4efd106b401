import type { ExtractedText } from '@grantwright/shared/contract';
import type { ReadableType } from '../index.ts';
import type { RecognizedPages } from '../ocr/read-scan.ts';
import type { Fault } from './fault.ts';

export type ReadJob = {
  type: ReadableType;
  charset?: string;
  recognition?: { withinMs: number };
};

/** Messages to an extraction process: the chunks of a document, then the job. */
export type WorkerRequest = { chunk: Uint8Array } | { read: ReadJob };

/**
 * The outcome of a job. Errors lose their class between processes, so they are values: `unreadable` is a
 * sentence for the user, `fault` is a fault of the service.
 */
export type ReadResult =
  | { reading: ExtractedText }
  | { unreadable: string }
  | { scan: true }
  | { fault: Fault };

/**
 * Messages from an extraction process: `loaded` once at its start, then OCR progress and the result of each
 * document. `noticed` is for the log.
 */
export type WorkerReply =
  | 'loaded'
  | { recognized: RecognizedPages }
  | { noticed: Fault }
  | { result: ReadResult; rssMb: number };

import type { Reading } from '@grantwright/shared/contract';
import type { ReadableType } from '../index.ts';
import type { RecognizedPages } from '../ocr/read-scan.ts';
import type { Fault } from './fault.ts';

export type ReadJob = {
  type: ReadableType;
  charset?: string;
  recognition?: { withinMs: number };
};

/** What a reading process is told: the bytes of a document piece by piece, then what they are. */
export type Told = { piece: Uint8Array } | { read: ReadJob };

/**
 * Errors lose their class on the way between processes, so what a person is told comes back as a
 * value; a `fault` is ours and says nothing about the document.
 */
export type ReadResult =
  { reading: Reading } | { unreadable: string } | { scan: true } | { fault: Fault };

/**
 * What a reading process says: once when it is loaded, then the pages and the result of each
 * document, and what an operator should know of (`noticed`).
 */
export type Said =
  | 'loaded'
  | { recognized: RecognizedPages }
  | { noticed: Fault }
  | { result: ReadResult; rssMb: number };

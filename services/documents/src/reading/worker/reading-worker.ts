import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readDocument } from '../index.ts';
import { kinds, reasons, UnreadableError } from '../unreadable.ts';
import type { ReadJob, ReadResult } from './job.ts';

const MIB = 1024 ** 2;
/** A thread that holds more than this after a document gives memory back before the next one. */
const tidyAbove = 64 * MIB;

/** The entry of the reading thread: one document in, its reading or a sentence out. */
export default async function read({ bytes, type, charset }: ReadJob): Promise<ReadResult> {
  try {
    return { reading: await readDocument(bytes, type, charset) };
  } catch (error) {
    if (error instanceof UnreadableError) return { unreadable: error.message };
    // Whatever else a parser throws at hostile bytes (a stack too deep, an index out of range) means the same.
    return { unreadable: reasons.broken(kinds[type]) };
  } finally {
    tidy();
  }
}

function tidy(): void {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  if (heapUsed + arrayBuffers < tidyAbove) return;
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

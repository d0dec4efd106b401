import type { Reading } from '@grantwright/shared/contract';
import type { ReadableType } from '../index.ts';
import { kinds, reasons, UnreadableError } from '../unreadable.ts';
import { OutOfMemory, readingProcesses } from './reading-processes.ts';
import { createSlots } from './slots.ts';

export type ReaderLimits = {
  /** Documents read at the same time, each in a process of its own. */
  processes: number;
  /** A document that takes longer is given up and its process ended. */
  timeoutMs: number;
  /** The heap of a process; beyond it the process ends. */
  heapMb: number;
  /** What a process may hold in all, buffers included. */
  processMb: number;
};

export const defaultLimits: ReaderLimits = {
  processes: 2,
  timeoutMs: 15_000,
  heapMb: 256,
  processMb: 640,
};

type Options = { charset?: string; signal?: AbortSignal; urgent?: boolean };

/** Bytes, or how to get them when their turn comes: what waits should not lie in memory. */
export type Source = Uint8Array | (() => Promise<AsyncIterable<Uint8Array>>);

export type Reader = {
  /** The reading of a document; throws `UnreadableError` with a sentence for the person. */
  read: (source: Source, type: ReadableType, options?: Options) => Promise<Reading>;
  /** Starts a process, so that the first document does not wait for it. */
  warm: () => void;
  close: () => Promise<void>;
};

/** Reads documents in processes that are limited in time and memory; one that dies takes nothing with it. */
export function createReader(limits: Partial<ReaderLimits> = {}): Reader {
  const { processes: count, timeoutMs, heapMb, processMb } = { ...defaultLimits, ...limits };
  const slots = createSlots(count);
  const processes = readingProcesses({ heapMb, processMb });

  async function readNow(
    source: Source,
    type: ReadableType,
    { charset, signal }: Options,
  ): Promise<Reading> {
    const pieces = typeof source === 'function' ? await source() : piecesOf(source);
    const late = AbortSignal.timeout(timeoutMs);
    const stop = signal ? AbortSignal.any([late, signal]) : late;
    try {
      const result = await processes.run({ type, ...(charset && { charset }) }, pieces, stop);
      if ('unreadable' in result) throw new UnreadableError(result.unreadable);
      return result.reading;
    } catch (error) {
      signal?.throwIfAborted();
      if (late.aborted) throw new UnreadableError(reasons.tooLong(kinds[type]));
      if (error instanceof OutOfMemory)
        throw new UnreadableError(reasons.tooMuchMemory(kinds[type]));
      throw error;
    }
  }

  return {
    read: (source, type, options = {}) => slots.run(() => readNow(source, type, options), options),
    warm: processes.warm,
    close: processes.close,
  };
}

const pieceBytes = 256 * 1024;

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

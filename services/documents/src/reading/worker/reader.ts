import type { Reading } from '@grantwright/shared/contract';
import { workerPool, workerUrl } from '@grantwright/shared/service';
import type { ReadableType } from '../index.ts';
import { kinds, reasons, UnreadableError } from '../unreadable.ts';
import type { ReadJob, ReadResult } from './job.ts';
import { watchMemory } from './memory-guard.ts';
import { createSlots } from './slots.ts';

export type ReaderLimits = {
  /** Documents read at the same time, each in a thread of its own. */
  threads: number;
  /** A document that takes longer is given up and its thread ended. */
  timeoutMs: number;
  /** The heap of a thread; beyond it the thread ends. */
  heapMb: number;
  /** What reading may add to the whole process, buffers included. */
  processMb: number;
};

export const defaultLimits: ReaderLimits = {
  threads: 2,
  timeoutMs: 30_000,
  heapMb: 256,
  processMb: 640,
};

type Options = { charset?: string; signal?: AbortSignal; urgent?: boolean };

/** Bytes, or how to get them when their turn comes: what waits should not lie in memory. */
export type Source = Uint8Array | (() => Promise<Uint8Array>);

export type Reader = {
  /** The reading of a document; throws `UnreadableError` with a sentence for the person. The bytes are given away. */
  read: (source: Source, type: ReadableType, options?: Options) => Promise<Reading>;
  /** Starts a thread, so that the first document does not wait for it. */
  warm: () => void;
  close: () => Promise<void>;
};

/** Reads documents in worker threads that are limited in time and memory; a thread that dies takes nothing with it. */
export function createReader(limits: Partial<ReaderLimits> = {}): Reader {
  const { threads, timeoutMs, heapMb, processMb } = { ...defaultLimits, ...limits };
  const slots = createSlots(threads);
  let started: ReturnType<typeof startPool> | undefined;
  const pool = () => (started ??= startPool(threads, heapMb));

  async function readNow(
    source: Source,
    type: ReadableType,
    { charset, signal }: Options,
  ): Promise<Reading> {
    const bytes = wholeBuffer(typeof source === 'function' ? await source() : source);
    const job: ReadJob = { bytes, type, ...(charset && { charset }) };
    const stop = new AbortController();
    let exceeded: 'time' | 'memory' | undefined;
    const end = (why: 'time' | 'memory') => {
      exceeded ??= why;
      stop.abort();
    };
    const timer = setTimeout(() => end('time'), timeoutMs);
    const unwatch = watchMemory(processMb, () => end('memory'));
    const giveUp = () => stop.abort();
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      signal?.throwIfAborted();
      const result: ReadResult = await pool().run(job, {
        signal: stop.signal,
        transferList: [bytes.buffer],
      });
      if ('unreadable' in result) throw new UnreadableError(result.unreadable);
      return result.reading;
    } catch (error) {
      if (error instanceof UnreadableError) throw error;
      signal?.throwIfAborted();
      if (exceeded === 'time') throw new UnreadableError(reasons.tooLong(kinds[type]));
      if (exceeded === 'memory' || isOutOfMemory(error))
        throw new UnreadableError(reasons.tooMuchMemory(kinds[type]));
      throw error;
    } finally {
      clearTimeout(timer);
      unwatch();
      signal?.removeEventListener('abort', giveUp);
    }
  }

  return {
    read: (source, type, options = {}) => slots.run(() => readNow(source, type, options), options),
    warm: () => void pool(),
    close: async () => {
      await started?.destroy();
    },
  };
}

function startPool(threads: number, heapMb: number) {
  const pool = workerPool(workerUrl(import.meta.url, './reading-worker'), {
    threads,
    heapMb,
    keep: 1,
    // Hostile files are parsed there: nothing of the environment goes along.
    env: {},
  });
  // A thread that dies rejects its own task; the pool starts another and needs no help.
  pool.on('error', () => undefined);
  return pool;
}

/** Bytes that own their memory can be handed over without a copy; a view of a pool cannot. */
function wholeBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return whole ? new Uint8Array(bytes.buffer as ArrayBuffer) : new Uint8Array(bytes);
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

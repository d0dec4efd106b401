import type { Reading } from '@grantwright/shared/contract';
import { AppError, fairQueue, type KillReason } from '@grantwright/shared/service';
import type { ReadableType } from '../index.ts';
import type { RecognizedPages } from '../ocr/read-scan.ts';
import { kinds, reasons, UnreadableError } from '../unreadable.ts';
import { faultOf, OwnFault, type Fault } from './fault.ts';
import type { Isolated, Isolation } from './isolation/choose-isolation.ts';
import type { ReadJob, ReadResult } from './job.ts';
import { readingProcesses, type RunOptions } from './reading-processes.ts';
import { OutOfMemory, OutOfTime } from './worker-messages.ts';

export type ReaderLimits = {
  /** Concurrent extraction processes. */
  processes: number;
  /** Processor time per document. */
  timeoutMs: number;
  /** Processor time per document with OCR. */
  scanTimeoutMs: number;
  /** Heap limit of a process. */
  heapMb: number;
  /** Memory limit of a process, including buffers. */
  processMb: number;
  /** Memory limit of a process that runs OCR. */
  scanProcessMb: number;
};

export const defaultLimits: ReaderLimits = {
  processes: 3,
  timeoutMs: 15_000,
  scanTimeoutMs: 120_000,
  heapMb: 256,
  processMb: 448,
  scanProcessMb: 896,
};

/** A process above this share of its memory limit is not reused. */
const reusableShare = 0.6;
/** The share of the OCR time limit for recognition; the rest is for the layout. */
const recognitionShare = 0.75;

export type ReadingOptions = {
  /** Only one document of a user is extracted at a time. */
  userId: string;
  charset?: string;
  signal?: AbortSignal;
  /** Whether a user is waiting. */
  isUrgent?: boolean;
  /** Resolves when a user starts to wait for a background extraction. */
  urgentWhen?: Promise<void>;
  /** Called after each page of a scan. */
  onPage?: (pages: RecognizedPages) => void;
};

/** Bytes, or a function that opens them when the job starts, so that queued documents are not in memory. */
export type Source = Uint8Array | (() => Promise<AsyncIterable<Uint8Array>>);

export type Reader = {
  /**
   * Extracts a document.
   * @throws UnreadableError with a sentence for the user
   * @throws ReadingFault if the service failed and a retry makes sense
   */
  read: (source: Source, type: ReadableType, options: ReadingOptions) => Promise<Reading>;
  /** Starts a process before the first document. */
  warm: () => void;
  close: () => Promise<void>;
};

type Hooks = {
  /** Called with the reason when a process is killed. */
  onKill?: (reason: KillReason) => void;
  /** Called with faults of the service that made an extraction fail. */
  onFault?: (fault: Fault) => void;
  /** Called with errors of parsers and errors that were worked around. */
  onNotice?: (fault: Fault) => void;
  /** Chooses the isolation; the strongest that works on this machine by default. */
  isolate?: () => Promise<Isolated>;
  /** Called with the chosen isolation before the first process starts. */
  onIsolation?: (isolation: Isolation) => void;
  /** The module that the processes run. */
  entry?: URL;
};

/** The service failed to extract a document; a retry may succeed. */
export class ReadingFault extends AppError {
  constructor() {
    super(
      'unavailable',
      'Something went wrong on our side while we read this document. Your file is unchanged; please try again in a minute.',
      { retryAfter: 60 },
    );
  }
}

/** Creates a reader that extracts documents in separate processes with time and memory limits. */
export function createReader(
  limits: Partial<ReaderLimits> = {},
  {
    onKill = () => undefined,
    onFault = () => undefined,
    onNotice = () => undefined,
    isolate,
    onIsolation = () => undefined,
    entry,
  }: Hooks = {},
): Reader {
  const allLimits = { ...defaultLimits, ...limits };
  const {
    processes: count,
    timeoutMs,
    scanTimeoutMs,
    heapMb,
    processMb,
    scanProcessMb,
  } = allLimits;
  // background jobs leave one process to documents that a user waits for
  const queue = fairQueue({
    maxRunning: count,
    maxRunningInBackground: Math.max(1, count - 1),
  });
  // OCR takes a minute, so it has a queue of its own
  const scanQueue = fairQueue({ maxRunning: 1 });
  const processes = readingProcesses({
    heapMb,
    reusableMb: processMb * reusableShare,
    notice: onNotice,
    onIsolation,
    ...(isolate && { isolate }),
    ...(entry && { entry }),
  });

  async function attempt(
    source: Source,
    job: ReadJob,
    { limitMs, memoryMb }: Pick<RunOptions, 'limitMs' | 'memoryMb'>,
    { signal, onPage }: ReadingOptions,
  ): Promise<ReadResult> {
    const open = typeof source === 'function' ? source : async () => chunksOf(source);
    try {
      return await processes.run(job, open, { limitMs, memoryMb, signal, onPage });
    } catch (error) {
      if (signal?.aborted) onKill('canceled');
      signal?.throwIfAborted();
      if (error instanceof OutOfTime) {
        onKill('time');
        throw new UnreadableError(reasons.tooLong(kinds[job.type]));
      }
      if (error instanceof OutOfMemory) {
        onKill('memory');
        throw new UnreadableError(reasons.tooMuchMemory(kinds[job.type]));
      }
      if (error instanceof OwnFault) return { fault: faultOf(error) };
      throw error;
    }
  }

  async function read(
    source: Source,
    type: ReadableType,
    options: ReadingOptions,
  ): Promise<Reading> {
    const { charset } = options;
    const job: ReadJob = { type, ...(charset && { charset }) };
    const first = await queue.run(options, () =>
      attempt(source, job, { limitMs: timeoutMs, memoryMb: processMb }, options),
    );
    const result = 'scan' in first ? await recognize(source, job, options) : first;
    if ('reading' in result) return result.reading;
    if ('fault' in result) {
      onFault(result.fault);
      throw new ReadingFault();
    }
    throw new UnreadableError(
      'unreadable' in result ? result.unreadable : reasons.noText(kinds[type]),
    );
  }

  const recognize = (
    source: Source,
    job: ReadJob,
    options: ReadingOptions,
  ): Promise<ReadResult> => {
    const recognition = { withinMs: scanTimeoutMs * recognitionShare };
    const scanLimits = { limitMs: scanTimeoutMs, memoryMb: scanProcessMb };
    const work = () => attempt(source, { ...job, recognition }, scanLimits, options);
    return scanQueue.run(options, work);
  };

  return {
    read,
    warm: processes.warm,
    close: processes.close,
  };
}

const chunkBytes = 256 * 1024;

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

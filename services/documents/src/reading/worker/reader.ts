import type { Reading } from '@grantwright/shared/contract';
import { AppError, fairQueue, type KillReason } from '@grantwright/shared/service';
import type { ReadableType } from '../index.ts';
import type { RecognizedPages } from '../ocr/read-scan.ts';
import { kinds, reasons, UnreadableError } from '../unreadable.ts';
import { faultOf, OwnFault, type Fault } from './fault.ts';
import type { Isolated, Isolation } from './isolation/choose-isolation.ts';
import type { ReadJob, ReadResult } from './job.ts';
import { OutOfMemory, OutOfTime, readingProcesses, type RunOptions } from './reading-processes.ts';

export type ReaderLimits = {
  /** Documents read at the same time, each in a process of its own. */
  processes: number;
  /** A document that takes longer is given up and its process ended. */
  timeoutMs: number;
  /** The same for one whose words are recognized from the pictures of its pages. */
  scanTimeoutMs: number;
  /** The heap of a process; beyond it the process ends. */
  heapMb: number;
  /** What a process may hold in all, buffers included. */
  processMb: number;
  /** The same for one that recognizes a scan. */
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

/** A process that has grown beyond this share of its limit is not given another document. */
const reusableShare = 0.6;
/** The part of its time in which a scan is recognized; then what there is goes on to be laid out. */
const recognizing = 0.75;

export type ReadingOptions = {
  /** Whose document it is: one document of a user is read at a time. */
  userId: string;
  charset?: string;
  signal?: AbortSignal;
  /** Whether the user waits for it. */
  isUrgent?: boolean;
  /** Resolves when the user begins to wait for a document that is read in the background. */
  urgentWhen?: Promise<void>;
  /** Told after each page of a scan. */
  onPage?: (pages: RecognizedPages) => void;
};

/** Bytes, or how to get them when their turn comes: what waits should not lie in memory. */
export type Source = Uint8Array | (() => Promise<AsyncIterable<Uint8Array>>);

export type Reader = {
  /**
   * The reading of a document; throws `UnreadableError` with a sentence for the person, and ReadingFault
   * when it is not the document's fault and it can be read another time.
   */
  read: (source: Source, type: ReadableType, options: ReadingOptions) => Promise<Reading>;
  /** Starts a process, so that the first document does not wait for it. */
  warm: () => void;
  close: () => Promise<void>;
};

type Surroundings = {
  /** Told why a process was ended. */
  onKill?: (reason: KillReason) => void;
  /** Told of faults of ours for which a document was not read. */
  onFault?: (fault: Fault) => void;
  /** Told of what parsers threw at documents, and of what was got around. */
  onNotice?: (fault: Fault) => void;
  /** Chooses how the processes are isolated; the strongest that this machine allows otherwise. */
  isolate?: () => Promise<Isolated>;
  /** Called with the isolation of the processes, before the first one starts. */
  onIsolation?: (isolation: Isolation) => void;
  /** What the processes run; the reading worker otherwise. */
  entry?: URL;
};

/** A document was not read, and it was not its fault: it can be read another time. */
export class ReadingFault extends AppError {
  constructor() {
    super(
      'unavailable',
      'Something went wrong on our side while we read this document. Your file is unchanged; please try again in a minute.',
      { retryAfter: 60 },
    );
  }
}

/** Reads documents in processes that are limited in time and memory; one that dies takes nothing with it. */
export function createReader(
  limits: Partial<ReaderLimits> = {},
  {
    onKill = () => undefined,
    onFault = () => undefined,
    onNotice = () => undefined,
    isolate,
    onIsolation = () => undefined,
    entry,
  }: Surroundings = {},
): Reader {
  const given = { ...defaultLimits, ...limits };
  const { processes: count, timeoutMs, scanTimeoutMs, heapMb, processMb, scanProcessMb } = given;
  // one process is left to documents that somebody waits for
  const queue = fairQueue({
    maxRunning: count,
    maxRunningInBackground: Math.max(1, count - 1),
  });
  // a scan takes a minute; two of them must not keep everyone else waiting
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
    const open = typeof source === 'function' ? source : async () => piecesOf(source);
    try {
      return await processes.run(job, open, { limitMs, memoryMb, signal, onPage });
    } catch (error) {
      if (signal?.aborted) onKill('cancelled');
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
    const recognition = { withinMs: scanTimeoutMs * recognizing };
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

const pieceBytes = 256 * 1024;

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

import type { ExtractedText } from '@grantwright/shared/contract';
import { createFairQueue, type KillReason } from '@grantwright/shared/service';
import type { ReadableType } from '../index.ts';
import type { RecognizedPages } from '../ocr/read-scan.ts';
import type { Fault } from './fault.ts';
import { toExtractedText, toFailedResult } from './extraction-result.ts';
import type { ExtractionJob, ExtractionResult } from './protocol.ts';
import { createProcessPool, type PoolOptions, type ExtractionProcess } from './process-pool.ts';
import { defaultLimits, type ExtractorLimits } from './extractor-limits.ts';
import { runExtraction } from './run-extraction.ts';

/** A process above this fraction of its memory limit is not reused. */
const reusableShare = 0.6;
/** The fraction of the OCR time limit allotted to recognition. The rest is for the layout. */
const recognitionShare = 0.75;

export type ExtractionOptions = {
  /** The document's owner. Only one document per user is extracted at a time. */
  userId: string;
  charset?: string;
  signal?: AbortSignal;
  /** Whether a user is waiting for the result. */
  isUrgent?: boolean;
  /** Resolves when a user starts waiting for a background extraction. */
  becomesUrgent?: Promise<void>;
  /** Called after each page of a scan. */
  onPage?: (pages: RecognizedPages) => void;
};

/** A document, or a function that opens it when the job starts, so that queued documents are not kept in memory. */
export type DocumentSource = Uint8Array | (() => Promise<AsyncIterable<Uint8Array>>);

export type Extractor = {
  /**
   * @throws UnreadableError with a message for the user
   * @throws ExtractionFault if the service failed and a retry makes sense
   */
  extract: (
    source: DocumentSource,
    type: ReadableType,
    options: ExtractionOptions,
  ) => Promise<ExtractedText>;
  /** Starts a process before the first document arrives. */
  prewarm: () => void;
  close: () => Promise<void>;
};

type Hooks = Partial<Omit<PoolOptions, 'heapMb'>> & {
  /** Called with the reason when a process is killed. */
  onKill?: (reason: KillReason) => void;
  /** Called with service faults that caused an extraction to fail. */
  onFault?: (fault: Fault) => void;
};

const ignore = () => undefined;

/** Creates an extractor that reads documents in separate processes with time and memory limits. */
export function createExtractor(
  limits: Partial<ExtractorLimits> = {},
  {
    onKill = ignore,
    onFault = ignore,
    onNotice = ignore,
    onIsolation = ignore,
    ...hooks
  }: Hooks = {},
): Extractor {
  const { processes, timeoutMs, scanTimeoutMs, heapMb, processMb, scanProcessMb } = {
    ...defaultLimits,
    ...limits,
  };
  // background jobs leave one process free for documents that a user is waiting for
  const queue = createFairQueue({
    maxRunning: processes,
    maxRunningInBackground: Math.max(1, processes - 1),
  });
  // OCR has its own queue, because it takes about a minute
  const scanQueue = createFairQueue({ maxRunning: 1 });
  const pool = createProcessPool({ heapMb, onNotice, onIsolation, ...hooks });

  async function runInProcess(
    job: ExtractionJob,
    source: DocumentSource,
    [limitMs, memoryMb]: [limitMs: number, memoryMb: number],
    { signal, onPage }: ExtractionOptions,
  ): Promise<ExtractionResult> {
    const open = typeof source === 'function' ? source : async () => splitIntoChunks(source);
    try {
      signal?.throwIfAborted();
      const extractionProcess = await pool.acquire();
      const outcome = await runExtraction(extractionProcess, job, {
        open,
        limitMs,
        memoryMb,
        signal,
        onPage,
      });
      const isSmall = outcome.rssMb < processMb * reusableShare;
      if (isSmall && !outcome.isLowered && !job.recognition) recycle(extractionProcess);
      else extractionProcess.child.kill('SIGKILL');
      return outcome.result;
    } catch (error) {
      if (signal?.aborted) onKill('canceled');
      signal?.throwIfAborted();
      return toFailedResult(error, job.type, onKill);
    }
  }

  const recycle = (extractionProcess: ExtractionProcess): void =>
    extractionProcess.child.connected
      ? pool.release(extractionProcess)
      : void extractionProcess.child.kill('SIGKILL');

  return {
    extract: async (source, type, options) => {
      const { charset } = options;
      const job: ExtractionJob = { type, ...(charset && { charset }) };
      const first = await queue.run(options, () =>
        runInProcess(job, source, [timeoutMs, processMb], options),
      );
      if (!('scan' in first)) return toExtractedText(first, type, onFault);
      const recognition = { withinMs: scanTimeoutMs * recognitionShare };
      const recognized = await scanQueue.run(options, () =>
        runInProcess({ ...job, recognition }, source, [scanTimeoutMs, scanProcessMb], options),
      );
      return toExtractedText(recognized, type, onFault);
    },
    prewarm: pool.prewarm,
    close: pool.close,
  };
}

const chunkBytes = 256 * 1024;

async function* splitIntoChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < bytes.length; index += chunkBytes)
    yield bytes.subarray(index, index + chunkBytes);
}

import type { ChildProcess } from 'node:child_process';
import type { RecognizedPages } from '../ocr/read-scan.ts';
import type { ReadJob, ReadResult } from './job.ts';
import { lowerFurther } from './lower-priority.ts';
import { watchMemory } from './memory-guard.ts';
import type { ExtractionProcess } from './process-pool.ts';
import { watchTime } from './time-guard.ts';
import { OutOfTime, sendRequest, waitForResult } from './worker-messages.ts';

type RunOptions = {
  /** Opens the document when the process is ready. */
  open: () => Promise<AsyncIterable<Uint8Array>>;
  /** Processor time for the document. */
  limitMs: number;
  /** Memory limit of the process, including buffers. */
  memoryMb: number;
  signal?: AbortSignal | undefined;
  onPage?: ((pages: RecognizedPages) => void) | undefined;
};

type JobOutcome = {
  result: ReadResult;
  /** Memory of the process after the job. */
  rssMb: number;
  /** The process runs at the priority of large jobs from now on. */
  isLowered: boolean;
};

/** Processor time after which a document counts as large and runs at a lower priority. */
const largeAfterMs = 1_500;

/**
 * Runs a job in a process, which is killed if the job fails, exceeds a limit or is aborted.
 * @throws OutOfTime, OutOfMemory, ServiceFault, or the signal's reason
 */
export async function runJob(
  { child, started }: ExtractionProcess,
  job: ReadJob,
  { open, limitMs, memoryMb, signal, onPage }: RunOptions,
): Promise<JobOutcome> {
  const kill = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', kill, { once: true });
  let guards: TimeGuards | undefined;
  let stopWatchingMemory: (() => void) | undefined;
  const sendDocument = async () => {
    for await (const chunk of await open()) await sendRequest(child, { chunk });
    // time counts from here: a slow start or file store is not the document's fault
    guards = guardTime(child, limitMs, job.recognition !== undefined);
    await sendRequest(child, { read: job });
  };
  try {
    signal?.throwIfAborted();
    await started;
    stopWatchingMemory = watchMemory(child.pid, memoryMb, kill);
    const [{ result, rssMb }] = await Promise.all([waitForResult(child, onPage), sendDocument()]);
    return { result, rssMb, isLowered: guards?.isLarge() ?? false };
  } catch (error) {
    kill();
    signal?.throwIfAborted();
    throw guards?.isOutOfTime() ? new OutOfTime() : error;
  } finally {
    guards?.stop();
    stopWatchingMemory?.();
    signal?.removeEventListener('abort', kill);
  }
}

type TimeGuards = { isLarge: () => boolean; isOutOfTime: () => boolean; stop: () => void };

/** Lowers the priority of a process that runs long, and kills it at the limit. */
function guardTime(child: ChildProcess, limitMs: number, isScan: boolean): TimeGuards {
  let isLarge = false;
  let isOutOfTime = false;
  // OCR is always slow and has its own queue
  const stopWatchingSize = isScan
    ? () => undefined
    : watchTime(child.pid, largeAfterMs, () => {
        isLarge = true;
        lowerFurther(child);
      });
  const stopWatchingLimit = watchTime(child.pid, limitMs, () => {
    isOutOfTime = true;
    child.kill('SIGKILL');
  });
  return {
    isLarge: () => isLarge,
    isOutOfTime: () => isOutOfTime,
    stop: () => {
      stopWatchingSize();
      stopWatchingLimit();
    },
  };
}

import type { RecognizedPages } from '../ocr/read-scan.ts';
import type { ExtractionJob, ExtractionResult } from './protocol.ts';
import { lowerToLargeJobPriority } from './lower-priority.ts';
import type { ExtractionProcess } from './process-pool.ts';
import { watchProcess, type ExceededLimit } from './watch-process.ts';
import { TimeLimitError, sendRequest, waitForResult } from './process-messages.ts';

type RunOptions = {
  /** Opens the document when the process is ready. */
  open: () => Promise<AsyncIterable<Uint8Array>>;
  /** CPU time for the document. */
  limitMs: number;
  /** Memory limit of the process, including buffers. */
  memoryMb: number;
  signal?: AbortSignal | undefined;
  onPage?: ((pages: RecognizedPages) => void) | undefined;
};

type ExtractionOutcome = {
  result: ExtractionResult;
  /** Memory of the process after the job. */
  rssMb: number;
  /** Whether the process now runs permanently at the priority of large jobs. */
  isLowered: boolean;
};

/** CPU time after which a document counts as large and runs at a lower priority. */
const largeAfterMs = 1_500;

/**
 * Runs a job in a process. Kills the process if the job fails, exceeds a limit or is aborted.
 * @throws TimeLimitError, OutOfMemoryError, ServiceFault, or the signal's reason
 */
export async function runExtraction(
  { child, started }: ExtractionProcess,
  job: ExtractionJob,
  { open, limitMs, memoryMb, signal, onPage }: RunOptions,
): Promise<ExtractionOutcome> {
  const kill = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', kill, { once: true });
  const exceeded = new Set<ExceededLimit>();
  // OCR is always slow, so it has its own queue
  const largeMs = job.recognition ? Infinity : largeAfterMs;
  let stopWatching: (() => void) | undefined;
  const sendDocument = async () => {
    for await (const chunk of await open()) await sendRequest(child, { chunk });
    // the time limit starts here, since a slow start or a slow file store is not the document's
    // fault
    stopWatching = watchProcess(child.pid, { memoryMb, timeMs: limitMs, largeMs }, (excess) => {
      exceeded.add(excess);
      if (excess === 'large') lowerToLargeJobPriority(child);
      else kill();
    });
    await sendRequest(child, { extract: job });
  };
  try {
    signal?.throwIfAborted();
    await started;
    const [{ result, rssMb }] = await Promise.all([waitForResult(child, onPage), sendDocument()]);
    return { result, rssMb, isLowered: exceeded.has('large') };
  } catch (error) {
    kill();
    signal?.throwIfAborted();
    throw exceeded.has('time') ? new TimeLimitError() : error;
  } finally {
    stopWatching?.();
    signal?.removeEventListener('abort', kill);
  }
}

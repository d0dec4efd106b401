import {
  AppError,
  fairWorkers,
  isLargeInput,
  jobClock,
  WorkerLimitError,
  workerUrl,
  type KillReason,
} from '@grantwright/shared/service';
import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { encoderPool } from './encoder-pool.ts';
import type { Embedded, Job, JobName, Jobs, Outcome, WorkerMessage } from './worker-messages.ts';

type Options = {
  threads: number;
  heapMb: number;
  keep: number;
  /** Milliseconds after which an idle thread goes. */
  idleTimeout?: number;
  /** How long one job may work; the thread of one that works longer is ended. Waiting for embeddings does not count. */
  timeoutMs?: number;
  onKill?: (reason: KillReason) => void;
};

type By = {
  /** For whom the job is done: a user has one thread at a time. */
  userId: string;
  signal: AbortSignal;
  /** Called with what the thread reports while it works. */
  onMessage?: (message: WorkerMessage) => void;
};

/**
 * Threads for the built-in analyst and the check; canceling ends the thread that works on it. As many threads
 * more hold the encoder, which the others ask over the ports of their jobs.
 */
export function analystPool(options: Options) {
  const { timeoutMs = 60_000, onKill, ...threads } = options;
  const workers = fairWorkers(workerUrl(import.meta.url, './analyst-worker'), threads);
  const encoders = encoderPool({
    threads: threads.threads,
    ...(threads.idleTimeout !== undefined && { idleTimeout: threads.idleTimeout }),
  });

  async function run<N extends JobName>(
    name: N,
    input: Jobs[N]['input'],
    { userId, signal, onMessage = () => undefined }: By,
  ): Promise<Jobs[N]['result']> {
    const { port1, port2 } = new MessageChannel();
    const isLarge = isLargeInput(input);
    const clock = jobClock();
    const embed = async (texts: string[]): Promise<void> => {
      clock.pause();
      const embedded: Embedded = await encoders.embed(texts, { isLarge }).then(
        (embeddings) => ({ embeddings }),
        (error: unknown) => ({ failure: String(error) }),
      );
      port1.postMessage(embedded);
      clock.resume();
    };
    const ended = untilLastMessage(port1, (message) =>
      'embed' in message ? void embed(message.embed) : onMessage(message),
    );
    try {
      const job = { name, input, port: port2 } as Job;
      const limits = { userId, signal, timeoutMs, clock, onKill, transferList: [port2] };
      const outcome = (await workers.run(job, limits)) as Outcome;
      await ended;
      if ('failure' in outcome) throw failureOf(outcome.failure);
      return outcome.result as Jobs[N]['result'];
    } catch (error) {
      throw error instanceof WorkerLimitError ? beyondLimit(error) : error;
    } finally {
      port1.close();
    }
  }

  const close = async () => {
    await workers.close();
    await encoders.close();
  };

  return { run, close };
}
export type AnalystPool = ReturnType<typeof analystPool>;

/**
 * Passes on the thread's messages; resolves with the last one, or when the port closes with the thread.
 * Rejects with what a handler throws: a port's listener has nobody to throw it to.
 */
function untilLastMessage(
  port: MessagePort,
  handle: (message: WorkerMessage) => void,
): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    port.once('close', resolve);
    port.on('message', (message: WorkerMessage) => {
      if ('end' in message) return resolve();
      try {
        handle(message);
      } catch (error) {
        reject(error as Error);
      }
    });
  });
  ended.catch(() => undefined);
  return ended;
}

const failureOf = ({ code, detail, errors }: Extract<Outcome, { failure: unknown }>['failure']) =>
  new AppError(code, detail, { errors });

/** A document that a thread cannot get through, in memory or in time, is the document's trouble, not ours. */
const beyondLimit = (error: WorkerLimitError) =>
  error.limit === 'time'
    ? new AppError('timed-out', 'This text takes too long to work on.', { cause: error })
    : new AppError('too-large', 'This is too much text to work on at once.', { cause: error });

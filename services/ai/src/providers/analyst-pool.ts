import {
  AppError,
  createFairWorkers,
  isLargeInput,
  createJobClock,
  WorkerLimitError,
  resolveWorkerUrl,
  type KillReason,
} from '@grantwright/shared/service';
import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { createEncoderPool } from './encoder-pool.ts';
import type {
  EmbeddingReply,
  WorkerRequest,
  AnalystTaskName,
  AnalystTasks,
  WorkerReply,
  WorkerMessage,
} from './worker-messages.ts';

type Options = {
  threads: number;
  heapMb: number;
  keep: number;
  /** The time until an idle thread is terminated, in milliseconds. */
  idleTimeout?: number;
  /** The working time of a job after which its thread is terminated. Waiting for embeddings does not count. */
  timeoutMs?: number;
  onKill?: (reason: KillReason) => void;
};

type RunOptions = {
  /** The user who requested the job; each user has one thread at a time. */
  userId: string;
  signal: AbortSignal;
  /** Called with messages from the thread. */
  onMessage?: (message: WorkerMessage) => void;
};

/**
 * Creates threads for the built-in analyst and the claim check; canceling a job terminates its thread. An equal number
 * of threads hold the encoder and serve the analyst threads through the ports of their jobs.
 */
export function createAnalystPool(options: Options) {
  const { timeoutMs = 60_000, onKill, ...threads } = options;
  const workers = createFairWorkers(resolveWorkerUrl(import.meta.url, './analyst-worker'), threads);
  const encoders = createEncoderPool({
    threads: threads.threads,
    ...(threads.idleTimeout !== undefined && { idleTimeout: threads.idleTimeout }),
  });

  async function run<N extends AnalystTaskName>(
    name: N,
    input: AnalystTasks[N]['input'],
    { userId, signal, onMessage = () => undefined }: RunOptions,
  ): Promise<AnalystTasks[N]['result']> {
    const { port1, port2 } = new MessageChannel();
    const isLarge = isLargeInput(input);
    const clock = createJobClock();
    const embed = async (texts: string[]): Promise<void> => {
      clock.pause();
      const embedded: EmbeddingReply = await encoders.embed(texts, { isLarge }).then(
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
      const task = { name, input, port: port2 } as WorkerRequest;
      const limits = { userId, signal, timeoutMs, clock, onKill, transferList: [port2] };
      const outcome = (await workers.run(task, limits)) as WorkerReply;
      await ended;
      if ('failure' in outcome) throw toError(outcome.failure);
      return outcome.result as AnalystTasks[N]['result'];
    } catch (error) {
      throw error instanceof WorkerLimitError ? limitError(error) : error;
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
export type AnalystPool = ReturnType<typeof createAnalystPool>;

/**
 * Handles the thread's messages. Resolves to the last message or when the port closes. Rejects with the error if a
 * handler throws, because a port listener could not propagate it.
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
        reject(error);
      }
    });
  });
  ended.catch(() => undefined);
  return ended;
}

const toError = ({ code, detail, errors }: Extract<WorkerReply, { failure: unknown }>['failure']) =>
  new AppError(code, detail, { errors });

/** Maps the error to a client error, because the document exceeds a thread's time or memory limit. */
const limitError = (error: WorkerLimitError) =>
  error.limit === 'time'
    ? new AppError('timed-out', 'This text takes too long to process.', { cause: error })
    : new AppError('too-large', 'This is too much text to process.', { cause: error });

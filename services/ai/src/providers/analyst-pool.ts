import { AppError, workerPool, workerUrl, type KillReason } from '@grantwright/shared/service';
import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { Job, JobName, Jobs, Outcome, Word } from './worker-messages.ts';

type Options = {
  threads: number;
  heapMb: number;
  keep: number;
  /** Milliseconds after which an idle thread goes. */
  idleTimeout?: number;
  /** The longest one job may take; a thread that needs longer is ended. */
  limitMs?: number;
  onKill?: (reason: KillReason) => void;
};

/** Threads for the built-in analyst and the check; cancelling ends the thread that works on it. */
export function analystPool(options: Options) {
  const { limitMs = 60_000, onKill = () => undefined, ...threads } = options;
  const pool = workerPool(workerUrl(import.meta.url, './analyst-worker'), threads);

  async function run<N extends JobName>(
    name: N,
    input: Jobs[N]['input'],
    signal: AbortSignal,
    hear: (word: Word) => void = () => undefined,
  ): Promise<Jobs[N]['result']> {
    signal.throwIfAborted();
    const { port1, port2 } = new MessageChannel();
    const ended = lastWord(port1, hear);
    const limit = AbortSignal.timeout(limitMs);
    const stop = AbortSignal.any([signal, limit]);
    try {
      const job = { name, input, port: port2 } as Job;
      const outcome = (await pool.run(job, { transferList: [port2], signal: stop })) as Outcome;
      await ended;
      if ('failure' in outcome) throw failureOf(outcome.failure);
      return outcome.result as Jobs[N]['result'];
    } catch (error) {
      if (stop.aborted || isOutOfMemory(error))
        onKill(signal.aborted ? 'cancelled' : limit.aborted ? 'time' : 'memory');
      throw signal.aborted ? signal.reason : toFailure(error, limit.aborted);
    } finally {
      port1.close();
    }
  }

  return { run, close: () => pool.destroy() };
}
export type AnalystPool = ReturnType<typeof analystPool>;

/** Hands on what the thread says; resolves with its last word, or when the port closes with the thread. */
function lastWord(port: MessagePort, hear: (word: Word) => void): Promise<void> {
  return new Promise((resolve) => {
    port.once('close', resolve);
    port.on('message', (word: Word) => ('end' in word ? resolve() : hear(word)));
  });
}

const failureOf = ({ code, detail, errors }: Extract<Outcome, { failure: unknown }>['failure']) =>
  new AppError(code, detail, { errors });

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A document that a thread cannot get through, in memory or in time, is the document's trouble, not ours. */
function toFailure(error: unknown, late: boolean): unknown {
  if (late)
    return new AppError('timed-out', 'This text takes too long to work on.', { cause: error });
  if (isOutOfMemory(error))
    return new AppError('too-large', 'This is too much text to work on at once.', { cause: error });
  return error;
}

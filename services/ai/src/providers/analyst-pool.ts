import { AppError, workerPool, workerUrl } from '@grantwright/shared/service';
import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { Job, JobName, Jobs, Outcome, Word } from './worker-messages.ts';

type Options = { threads: number; heapMb: number; keep: number };

/** Threads for the built-in analyst and the check; cancelling ends the thread that works on it. */
export function analystPool(options: Options) {
  const pool = workerPool(workerUrl(import.meta.url, './analyst-worker'), options);

  async function run<N extends JobName>(
    name: N,
    input: Jobs[N]['input'],
    signal: AbortSignal,
    hear: (word: Word) => void = () => undefined,
  ): Promise<Jobs[N]['result']> {
    signal.throwIfAborted();
    const { port1, port2 } = new MessageChannel();
    const ended = lastWord(port1, hear);
    try {
      const job = { name, input, port: port2 } as Job;
      const outcome = (await pool.run(job, { transferList: [port2], signal })) as Outcome;
      await ended;
      if ('failure' in outcome) throw failureOf(outcome.failure);
      return outcome.result as Jobs[N]['result'];
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
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

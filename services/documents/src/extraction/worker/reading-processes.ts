import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { forkModule, workerUrl } from '@grantwright/shared/service';
import type { RecognizedPages } from '../ocr/read-scan.ts';
import { OwnFault, type Fault } from './fault.ts';
import { chooseIsolation, type Isolated, type Isolation } from './isolation/choose-isolation.ts';
import type { ReadJob, ReadResult, WorkerReply } from './job.ts';
import { lowerFurther, lowerPriority } from './lower-priority.ts';
import { watchMemory } from './memory-guard.ts';
import { watchTime } from './time-guard.ts';
import { OutOfTime, sendRequest, waitForResult, waitForStart } from './worker-messages.ts';

type Options = {
  /** Heap limit of a process. */
  heapMb: number;
  /** A process that uses more memory is not reused. */
  reusableMb: number;
  /** The module that the processes run. */
  entry?: URL;
  /** Called with errors inside the processes, also those that were worked around. */
  notice?: (fault: Fault) => void;
  /** Chooses the isolation of the processes. */
  isolate?: () => Promise<Isolated>;
  /** Called with the chosen isolation before the first process starts. */
  onIsolation?: (isolation: Isolation) => void;
};

export type RunOptions = {
  /** Memory limit of the process, including buffers. */
  memoryMb: number;
  /** Processor time for the document. */
  limitMs: number;
  signal?: AbortSignal | undefined;
  onPage?: ((pages: RecognizedPages) => void) | undefined;
};

/** Processor time after which a document counts as large and runs at a lower priority. */
const largeAfterMs = 1_500;
/** After this time all idle processes but one are stopped. */
const idleTimeoutMs = 30_000;

/** A pool of processes that are started on demand, and killed when they exceed a limit or stay idle. */
export function readingProcesses({
  heapMb,
  reusableMb,
  entry = workerUrl(import.meta.url, './reading-worker'),
  notice = () => undefined,
  isolate = chooseIsolation,
  onIsolation = () => undefined,
}: Options) {
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];
  /** All processes with a promise of their start. */
  const starting = new Map<ChildProcess, Promise<void>>();
  let isolated: Promise<Isolated> | undefined;
  let isClosed = false;

  function isolation(): Promise<Isolated> {
    isolated ??= isolate().then((chosen) => {
      onIsolation(chosen);
      return chosen;
    });
    return isolated;
  }

  async function start(): Promise<ChildProcess> {
    const { forkOptions } = await isolation();
    if (isClosed) throw new OwnFault('the reading processes are closed');
    const child = forkModule(entry, { heapMb, ...forkOptions });
    lowerPriority(child);
    const started = waitForStart(child);
    // the next job awaits it and gets the error
    started.catch(() => undefined);
    starting.set(child, started);
    child.on('message', (reply: WorkerReply) => {
      if (typeof reply === 'object' && 'noticed' in reply) notice(reply.noticed);
    });
    const remove = () => {
      starting.delete(child);
      const at = idle.findIndex((each) => each.child === child);
      if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.timer);
    };
    // a process that could not be spawned emits no exit event
    child.on('error', () => (child.pid === undefined ? remove() : child.kill('SIGKILL')));
    child.once('exit', remove);
    return child;
  }

  function release(child: ChildProcess): void {
    const timer = setTimeout(() => {
      if (idle.length > 1) child.kill('SIGKILL');
    }, idleTimeoutMs);
    timer.unref();
    idle.push({ child, timer });
  }

  async function acquire(): Promise<ChildProcess> {
    const available = idle.pop();
    if (!available) return await start();
    clearTimeout(available.timer);
    return available.child;
  }

  async function run(
    job: ReadJob,
    open: () => Promise<AsyncIterable<Uint8Array>>,
    { limitMs, memoryMb, signal, onPage }: RunOptions,
  ): Promise<ReadResult> {
    signal?.throwIfAborted();
    const child = await acquire();
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
      await starting.get(child);
      stopWatchingMemory = watchMemory(child.pid, memoryMb, kill);
      const [{ result, rssMb }] = await Promise.all([waitForResult(child, onPage), sendDocument()]);
      const isReusable = !job.recognition && !guards?.isLarge() && rssMb < reusableMb;
      if (isReusable && child.connected) release(child);
      else kill();
      return result;
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

  return {
    run,
    /** Starts a process before the first document. */
    warm: () => void start().then(release, () => undefined),
    close: async () => {
      isClosed = true;
      const children = [...starting.keys()];
      const ended = children.map((child) => once(child, 'exit').catch(() => undefined));
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}

type TimeGuards = { isLarge: () => boolean; isOutOfTime: () => boolean; stop: () => void };

/** Lowers the priority of a process that runs long, and kills it at the limit. */
function guardTime(child: ChildProcess, limitMs: number, isScan: boolean): TimeGuards {
  let isLarge = false;
  let isOutOfTime = false;
  // OCR always takes long, and has a queue of its own
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

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { forkModule, workerUrl } from '@grantwright/shared/service';
import type { RecognizedPages } from '../ocr/read-scan.ts';
import { OwnFault, type Fault } from './fault.ts';
import { chooseIsolation, type Isolated, type Isolation } from './isolation/choose-isolation.ts';
import type { ReadJob, ReadResult, Said, Told } from './job.ts';
import { lowerFurther, lowerPriority } from './lower-priority.ts';
import { watchMemory } from './memory-guard.ts';
import { watchTime } from './time-guard.ts';

type Options = {
  /** The heap of a process; beyond it the process ends. */
  heapMb: number;
  /** A process that holds more is not given another document. */
  reusableMb: number;
  /** What the processes run. */
  entry?: URL;
  /** Told of what went wrong in a process, also where it was got around. */
  notice?: (fault: Fault) => void;
  /** Chooses how the processes are isolated. */
  isolate?: () => Promise<Isolated>;
  /** Called with the isolation that this machine allows, before the first process starts. */
  onIsolation?: (isolation: Isolation) => void;
};

/** Thrown when a process ended under its work: it took more memory than it may. */
export class OutOfMemory extends Error {
  override readonly name = 'OutOfMemory';
}

/** Thrown when a document took longer than it may. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/** How a process ends that Node or the system ends for its memory. */
const memorySignals = new Set(['SIGKILL', 'SIGABRT', 'SIGTRAP', 'SIGILL']);
/** For a process that never loads; a busy machine takes seconds. */
const startTimeoutMs = 120_000;

/** Processor time in milliseconds after which a document counts as large: it is read at a lower priority. */
const largeAfterMs = 1_500;
/** Milliseconds without work after which all but one process go. */
const idleFor = 30_000;

/** Processes that read documents: begun when there is work, ended when they exceed a limit or idle. */
export function readingProcesses({
  heapMb,
  reusableMb,
  entry = workerUrl(import.meta.url, './reading-worker'),
  notice = () => undefined,
  isolate = chooseIsolation,
  onIsolation = () => undefined,
}: Options) {
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];
  /** Resolves for each process when it listens; rejects when it ended before. */
  const all = new Map<ChildProcess, Promise<void>>();

  let isolated: Promise<Isolated> | undefined;
  let isClosed = false;

  function isolation(): Promise<Isolated> {
    isolated ??= isolate().then((chosen) => {
      onIsolation(chosen);
      return chosen;
    });
    return isolated;
  }

  async function begin(): Promise<ChildProcess> {
    const { forkOptions } = await isolation();
    if (isClosed) throw new OwnFault('the reading processes are closed');
    const child = forkModule(entry, { heapMb, ...forkOptions });
    lowerPriority(child);
    // what is sent earlier may be heard by whatever else is being loaded
    const started = startOf(child);
    // whoever is given the process hears of it
    started.catch(() => undefined);
    all.set(child, started);
    child.on('message', (said: Said) => {
      if (typeof said === 'object' && 'noticed' in said) notice(said.noticed);
    });
    const forget = () => {
      all.delete(child);
      const at = idle.findIndex((each) => each.child === child);
      if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.timer);
    };
    // one that cannot even be begun has no end
    child.on('error', () => (child.pid === undefined ? forget() : child.kill('SIGKILL')));
    child.once('exit', forget);
    return child;
  }

  function keep(child: ChildProcess): void {
    const timer = setTimeout(() => {
      if (idle.length > 1) child.kill('SIGKILL');
    }, idleFor);
    timer.unref();
    idle.push({ child, timer });
  }

  async function take(): Promise<ChildProcess> {
    const kept = idle.pop();
    if (!kept) return await begin();
    clearTimeout(kept.timer);
    return kept.child;
  }

  async function run(
    job: ReadJob,
    open: () => Promise<AsyncIterable<Uint8Array>>,
    { limitMs, memoryMb, signal, onPage }: RunOptions,
  ): Promise<ReadResult> {
    signal?.throwIfAborted();
    const child = await take();
    const end = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', end, { once: true });
    let unwatch: () => void = () => undefined;
    let unhurry: () => void = () => undefined;
    let isLate = false;
    let isLowered = false;
    // its time begins when everything is there: a slow start and a slow store are no fault of the document
    const begin = () => {
      // a scan is one of its kind at a time, and always long
      const unwatchLarge = job.recognition
        ? () => undefined
        : watchTime(child.pid, largeAfterMs, () => {
            isLowered = true;
            lowerFurther(child);
          });
      const unwatchLate = watchTime(child.pid, limitMs, () => {
        isLate = true;
        end();
      });
      unhurry = () => {
        unwatchLarge();
        unwatchLate();
      };
      return tell(child, { read: job });
    };
    try {
      signal?.throwIfAborted();
      await all.get(child);
      unwatch = watchMemory(child.pid, memoryMb, end);
      const [{ result, rssMb }] = await Promise.all([
        resultOf(child, onPage),
        open()
          .then((pieces) => hand(child, pieces))
          .then(begin),
      ]);
      if (!job.recognition && !isLowered && rssMb < reusableMb && child.connected) keep(child);
      else end();
      return result;
    } catch (error) {
      end();
      signal?.throwIfAborted();
      if (isLate) throw new OutOfTime();
      throw error;
    } finally {
      unhurry();
      unwatch();
      signal?.removeEventListener('abort', end);
    }
  }

  return {
    run,
    /** Begins a process, so that the first document does not wait for it. */
    warm: () => void begin().then(keep, () => undefined),
    close: async () => {
      isClosed = true;
      const ended = [...all.keys()].map((child) => once(child, 'exit').catch(() => undefined));
      for (const child of all.keys()) child.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}

export type RunOptions = {
  /** A process that holds more, buffers included, is ended. */
  memoryMb: number;
  /** A document that takes longer is given up. */
  limitMs: number;
  signal?: AbortSignal | undefined;
  onPage?: ((pages: RecognizedPages) => void) | undefined;
};

/** Resolves when a process has loaded and listens. */
function startOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string, cause?: unknown) => {
      clearTimeout(timer);
      reject(new OwnFault(`a reading process did not start: ${why}`, { cause }));
    };
    const timer = setTimeout(() => {
      fail(`not within ${startTimeoutMs} ms`);
      child.kill('SIGKILL');
    }, startTimeoutMs);
    timer.unref();
    child.once('error', (error) => fail('it was not begun', error));
    child.once('exit', (code, signal) => fail(`it ended with ${code ?? signal}`));
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function resultOf(
  child: ChildProcess,
  onPage: RunOptions['onPage'],
): Promise<Extract<Said, { result: unknown }>> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      child.off('message', hear);
      child.off('exit', fail);
    };
    const hear = (said: Said) => {
      if (said === 'loaded' || 'noticed' in said) return;
      if ('recognized' in said) return onPage?.(said.recognized);
      leave();
      resolve(said);
    };
    const fail = (code: number | null, signal: string | null) => {
      leave();
      const isMemory = memorySignals.has(signal ?? '');
      reject(
        isMemory
          ? new OutOfMemory()
          : new OwnFault(`a reading process ended with ${code ?? signal}`),
      );
    };
    child.on('message', hear);
    child.once('exit', fail);
  });
}

async function hand(child: ChildProcess, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const piece of pieces) await tell(child, { piece });
}

/** Resolves when it is on its way; what cannot be told to a process that has ended, its end tells. */
function tell(child: ChildProcess, told: Told): Promise<void> {
  return new Promise((resolve) => {
    if (!child.connected) return resolve();
    child.send(told, () => resolve());
  });
}

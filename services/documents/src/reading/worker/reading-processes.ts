import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { forkModule, workerUrl } from '@grantwright/shared/service';
import type { RecognizedPages } from '../ocr/read-scan.ts';
import type { ReadJob, ReadResult, Said, Told } from './job.ts';
import { watchMemory } from './memory-guard.ts';

type Options = {
  /** The heap of a process; beyond it the process ends. */
  heapMb: number;
  /** The whole memory of a process, buffers included. */
  processMb: number;
};

/** Thrown when a process ended under its work: it took more memory than it may. */
export class OutOfMemory extends Error {
  override readonly name = 'OutOfMemory';
}

/** A process that has grown beyond this is not given another document. */
const keptBelowMb = 300;
/** Milliseconds without work after which all but one process go. */
const idleFor = 30_000;

/** Processes that read documents: begun when there is work, ended when they exceed a limit or idle. */
export function readingProcesses({ heapMb, processMb }: Options) {
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];
  /** Resolves for each process when it listens, or has ended before it did. */
  const all = new Map<ChildProcess, Promise<unknown>>();

  function begin(): ChildProcess {
    const child = forkModule(workerUrl(import.meta.url, './reading-worker'), { heapMb });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // what is sent earlier may be heard by whatever else is being loaded
    all.set(child, Promise.race([once(child, 'message').catch(() => undefined), ended]));
    child.on('error', () => child.kill('SIGKILL'));
    child.once('exit', () => {
      all.delete(child);
      const at = idle.findIndex((each) => each.child === child);
      if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.timer);
    });
    return child;
  }

  function keep(child: ChildProcess): void {
    const timer = setTimeout(() => {
      if (idle.length > 1) child.kill('SIGKILL');
    }, idleFor);
    timer.unref();
    idle.push({ child, timer });
  }

  function take(): ChildProcess {
    const kept = idle.pop();
    if (!kept) return begin();
    clearTimeout(kept.timer);
    return kept.child;
  }

  async function run(
    job: ReadJob,
    pieces: AsyncIterable<Uint8Array>,
    signal: AbortSignal,
    onPage?: (pages: RecognizedPages) => void,
  ): Promise<ReadResult> {
    signal.throwIfAborted();
    const child = take();
    const unwatch = watchMemory(child.pid, processMb, () => child.kill('SIGKILL'));
    const end = () => child.kill('SIGKILL');
    signal.addEventListener('abort', end, { once: true });
    try {
      const [{ result, rssMb }] = await Promise.all([
        resultOf(child, onPage),
        Promise.resolve(all.get(child))
          .then(() => hand(child, pieces))
          .then(() => tell(child, { read: job })),
      ]);
      if (!job.recognition && rssMb < keptBelowMb && child.connected) keep(child);
      else end();
      return result;
    } catch (error) {
      end();
      signal.throwIfAborted();
      throw error;
    } finally {
      unwatch();
      signal.removeEventListener('abort', end);
    }
  }

  return {
    run,
    /** Begins a process, so that the first document does not wait for it. */
    warm: () => keep(begin()),
    close: async () => {
      const ended = [...all.keys()].map((child) => once(child, 'exit'));
      for (const child of all.keys()) child.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}

function resultOf(
  child: ChildProcess,
  onPage?: (pages: RecognizedPages) => void,
): Promise<Extract<Said, { result: unknown }>> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      child.off('message', hear);
      child.off('exit', fail);
    };
    const hear = (said: Said) => {
      if (said === 'loaded') return;
      if ('recognized' in said) return onPage?.(said.recognized);
      leave();
      resolve(said);
    };
    const fail = () => {
      leave();
      reject(new OutOfMemory());
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

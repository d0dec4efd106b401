import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { forkModule, resolveWorkerUrl } from '@grantwright/shared/service';
import { ServiceFault } from '../service-fault.ts';
import type { Fault } from './fault.ts';
import {
  chooseIsolation,
  type ChosenIsolation,
  type Isolation,
} from './isolation/choose-isolation.ts';
import type { ProcessReply } from './protocol.ts';
import { lowerPriority } from './lower-priority.ts';
import { waitForStart } from './process-messages.ts';

export type PoolOptions = {
  /** Heap limit of a process. */
  heapMb: number;
  /** The module run by the processes. */
  entry?: URL | undefined;
  /** Called with errors in the processes, including recoverable errors. */
  onNotice: (fault: Fault) => void;
  /** Chooses the isolation of the processes. */
  isolate?: (() => Promise<ChosenIsolation>) | undefined;
  /** Called with the chosen isolation before the first process starts. */
  onIsolation: (isolation: Isolation) => void;
};

export type ExtractionProcess = {
  child: ChildProcess;
  /** Resolves when the process has loaded. */
  started: Promise<void>;
};

type ProcessPool = {
  /** Returns an idle process, or starts one. */
  acquire: () => Promise<ExtractionProcess>;
  release: (process: ExtractionProcess) => void;
  /** Starts a process before the first document arrives. */
  prewarm: () => void;
  close: () => Promise<void>;
};

/** After this time, all but one of the idle processes are stopped. */
const idleTimeoutMs = 30_000;

/** Creates a pool of isolated processes that are started on demand and stopped when idle. */
export function createProcessPool({
  heapMb,
  entry = resolveWorkerUrl(import.meta.url, './extraction-process'),
  onNotice,
  isolate = chooseIsolation,
  onIsolation,
}: PoolOptions): ProcessPool {
  const children = new Set<ChildProcess>();
  const idle: { process: ExtractionProcess; timer: NodeJS.Timeout }[] = [];
  let isolated: Promise<ChosenIsolation> | undefined;
  let isClosed = false;

  const getIsolation = (): Promise<ChosenIsolation> =>
    (isolated ??= isolate().then((chosen) => {
      onIsolation(chosen);
      return chosen;
    }));

  async function start(): Promise<ExtractionProcess> {
    const { forkOptions } = await getIsolation();
    if (isClosed) throw new ServiceFault('the extraction processes are closed');
    const child = forkModule(entry, { heapMb, ...forkOptions });
    lowerPriority(child);
    children.add(child);
    const started = waitForStart(child);
    // the error surfaces in the next job, which awaits this promise
    started.catch(() => undefined);
    child.on('message', (reply: ProcessReply) => {
      if (typeof reply === 'object' && 'noticed' in reply) onNotice(reply.noticed);
    });
    // a process that could not be spawned does not emit an exit event
    child.on('error', () => (child.pid === undefined ? remove(child) : child.kill('SIGKILL')));
    child.once('exit', () => remove(child));
    return { child, started };
  }

  function remove(child: ChildProcess): void {
    children.delete(child);
    const index = idle.findIndex(({ process }) => process.child === child);
    if (index >= 0) clearTimeout(idle.splice(index, 1)[0]?.timer);
  }

  function release(process: ExtractionProcess): void {
    const timer = setTimeout(() => {
      if (idle.length > 1) process.child.kill('SIGKILL');
    }, idleTimeoutMs);
    timer.unref();
    idle.push({ process, timer });
  }

  return {
    acquire: async () => {
      const available = idle.pop();
      if (!available) return await start();
      clearTimeout(available.timer);
      return available.process;
    },
    release,
    prewarm: () => void start().then(release, () => undefined),
    close: async () => {
      isClosed = true;
      const exited = [...children].map((child) => once(child, 'exit').catch(() => undefined));
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(exited);
    },
  };
}

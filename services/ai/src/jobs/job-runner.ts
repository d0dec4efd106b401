import { AppError, startPeriodicTask } from '@grantwright/shared/service';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../records/job-record.ts';
import type { Requester } from '../requester.ts';
import { executeJob, handOverReason, type RunnerOptions } from './execute-job.ts';
import type { JobRunner } from './job-runner-port.ts';
import type { NewJob } from './new-job.ts';

/** A process that is already executing this many jobs does not take over more. */
const maxContinued = 8;
const claimEveryMs = 1_000;

/** Creates a runner that executes jobs in this process. */
export function createJobRunner(deps: () => Deps, options: RunnerOptions): JobRunner {
  const executions = new Map<string, { stop: AbortController; done: Promise<void> }>();
  const changes = new EventEmitter().setMaxListeners(0);
  let isStopping = false;
  let stopClaiming: (() => Promise<void>) | undefined;

  function execute(job: JobRecord, start?: { requester: Requester; job: NewJob }): void {
    const stop = new AbortController();
    const done = executeJob(deps(), job, {
      ...options,
      start,
      stop,
      onChange: () => changes.emit(job._id),
    }).finally(() => {
      executions.delete(job._id);
      changes.emit(job._id);
    });
    executions.set(job._id, { stop, done });
  }

  async function claim(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && executions.size < maxContinued) {
      const job = await claimAbandonedJob(deps(), [...executions.keys()], options.leaseMs);
      if (!job) return;
      options.log.warn({ jobId: job._id, kind: job.kind, crashes: job.crashes }, 'job continued');
      execute(job);
    }
  }

  return {
    async start(requester, job, fingerprint) {
      if (isStopping) throw createRestartingError();
      const { jobs, now } = deps();
      const { leaseMs } = options;
      const record = createRecord(requester, job, { fingerprint, startedAt: now(), leaseMs });
      await jobs.create(record);
      execute(record, { requester, job });
      return record._id;
    },
    stop: (id) => executions.get(id)?.stop.abort(createCanceledError()),
    async change(id, ms, signal) {
      if (isStopping) throw createRestartingError();
      const waitController = new AbortController();
      const waitOptions = { signal: AbortSignal.any([signal, waitController.signal]) };
      await Promise.race([once(changes, id, waitOptions), pause(ms, undefined, waitOptions)]).catch(
        () => undefined,
      );
      waitController.abort();
      if (signal.aborted) throw createCanceledError();
    },
    continueAbandoned() {
      stopClaiming = startPeriodicTask({
        run: claim,
        intervalMs: claimEveryMs,
        firstAfterMs: 0,
        onError: (error) => options.log.warn({ err: error }, 'search for abandoned jobs failed'),
      });
    },
    async handOver() {
      isStopping = true;
      await stopClaiming?.();
      const ending = [...executions.values()].map(({ stop, done }) => {
        stop.abort(handOverReason);
        return done;
      });
      for (const id of changes.eventNames()) changes.emit(id);
      await Promise.all(ending);
    },
  };
}

const createRecord = (
  requester: Requester,
  { kind, documentIds }: NewJob,
  { fingerprint, startedAt, leaseMs }: { fingerprint: string; startedAt: Date; leaseMs: number },
): JobRecord => ({
  _id: randomUUID(),
  ownerId: requester.id,
  kind,
  title: '',
  state: 'running',
  fingerprint,
  documentIds,
  hasSources: false,
  mark: randomUUID(),
  holder: randomUUID(),
  leaseUntil: new Date(startedAt.getTime() + leaseMs),
  crashes: 0,
  workedMs: 0,
  sections: [],
  startedAt,
});

const createCanceledError = () => new AppError('canceled', 'The request was canceled.');

const createRestartingError = () =>
  new AppError(
    'unavailable',
    'Grantwright is restarting. Your input has been kept, and your work will continue in a moment.',
    { retryAfter: 2 },
  );

/** Takes over a running job whose lease has expired, unless this process is executing it. */
const claimAbandonedJob = (
  { jobs, now }: Deps,
  executedIds: string[],
  leaseMs: number,
): Promise<JobRecord | null> =>
  jobs
    .findOneAndUpdate(
      { state: 'running', leaseUntil: { $lt: now() }, _id: { $nin: executedIds } },
      {
        $set: { holder: randomUUID(), leaseUntil: new Date(now().getTime() + leaseMs) },
        $inc: { crashes: 1 },
      },
      { sort: { startedAt: 1 }, returnDocument: 'after' },
    )
    .lean<JobRecord>();

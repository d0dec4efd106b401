import type { JobKind } from '@grantwright/shared/contract';
import { AppError, toAppError, type Logger } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { JobRecord, JobResults } from '../records/job-record.ts';
import type { Requester } from '../requester.ts';
import { deleteInputs, endJob } from './end-job.ts';
import { createJobUsage } from './create-job-usage.ts';
import { keepLease } from './keep-lease.ts';
import type { NewJob, WorkOptions } from './new-job.ts';
import { recordProgress } from './record-progress.ts';
import { loadSources, saveSources } from './job-sources.ts';
import type { JobInput } from './job-input.ts';
import type { JobResponseRecord } from '../records/job-response-record.ts';
import type { ResponseMemory } from '../providers/provider.ts';
import { runAnalysis } from '../analysis/run-analysis.ts';
import { runExtraction } from '../extraction/run-extraction.ts';
import { runDraft } from '../generation/run-draft.ts';
import { runRewrite } from '../rewriting/run-rewrite.ts';

export type RunnerOptions = {
  log: Logger;
  /** The working time after which a job fails, in milliseconds. */
  limitMs: number;
  /** The time after a crash until another process resumes the job, in milliseconds. */
  leaseMs: number;
};

/** The abort reason of executions whose jobs are resumed by another process. */
export const handOverReason = Symbol('handed over');

type Execution = RunnerOptions & {
  /** Set only for a new job, whose sources have not been read yet. */
  start: { requester: Requester; job: NewJob } | undefined;
  stop: AbortController;
  /** Called after each change to the stored job. */
  onChange: () => void;
};

/** A job that has crashed more often than this is probably causing the crashes. */
const maxCrashes = 5;

/** Executes a job until it ends, is canceled, or is handed over. Never rejects. */
export async function executeJob(deps: Deps, job: JobRecord, execution: Execution): Promise<void> {
  const { log, stop, onChange } = execution;
  const { signal } = stop;
  const stopRenewing = keepLease(deps, job, execution);
  const progress = recordProgress(deps, job, { log, onChange });
  try {
    const result = await runTask(deps, job, execution, { signal, onProgress: progress.report });
    await progress.written();
    await endJob(deps, job, { state: 'done', result }, execution);
  } catch (error) {
    await progress.written();
    if (signal.reason === handOverReason) await release(deps, job, execution);
    else if (!isCanceled(signal)) await fail(deps, job, error, execution);
    else await deleteLateInputs(deps, job, execution);
  } finally {
    stopRenewing();
  }
}

/** Whether the job was canceled or taken over by another process. */
const isCanceled = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason instanceof AppError && reason.code === 'canceled';

async function runTask(
  deps: Deps,
  job: JobRecord,
  { start, log }: Execution,
  workOptions: WorkOptions,
) {
  if (job.crashes > maxCrashes) throw createTooManyCrashesError();
  const sources = start
    ? await start.job.readSources(deps, start.requester, workOptions)
    : await loadSources(deps, job);
  if (start) await saveSources(deps, job, sources);
  workOptions.signal.throwIfAborted();
  const { request, documents } = sources;
  const memory = createResponseMemory(deps, job, log);
  const usage = createJobUsage(deps, job, log);
  const input = { ownerId: job.ownerId, request, documents, memory, usage };
  return runJobTask<JobKind>(job.kind, deps, input, workOptions);
}

async function fail(
  deps: Deps,
  job: JobRecord,
  error: unknown,
  { stop, log }: Execution,
): Promise<void> {
  // report the time limit, not the cancellation error it causes
  const failure = toAppError(stop.signal.aborted ? stop.signal.reason : error);
  if (failure.status >= 500)
    log.error({ err: failure.cause ?? failure, jobId: job._id }, 'job failed');
  const { code, detail, errors, retryAfter } = failure;
  const stored = { code, detail, ...(errors && { errors }), ...(retryAfter && { retryAfter }) };
  await endJob(deps, job, { state: 'failed', failure: stored }, { stop, log });
}

/** Cleans up after a job that was deleted while it ran, because responses may have been stored since. */
async function deleteLateInputs(
  deps: Deps,
  { _id, ownerId }: JobRecord,
  { log }: Execution,
): Promise<void> {
  try {
    if (!(await deps.jobs.exists({ _id, ownerId }))) await deleteInputs(deps, _id);
  } catch (error) {
    log.warn({ err: error, jobId: _id }, 'inputs of a deleted job not deleted, they expire');
  }
}

/** Expires the lease so that another process can resume the job immediately. */
async function release({ jobs }: Deps, job: JobRecord, { log }: Execution): Promise<void> {
  const update = { $set: { leaseUntil: new Date(0) }, $inc: { crashes: -1 } };
  const { _id, ownerId, holder } = job;
  await jobs
    .updateOne({ _id, ownerId, holder, state: 'running' }, update)
    .catch((error: unknown) => log.warn({ err: error }, 'job release failed, its lease expires'));
}

const createTooManyCrashesError = () =>
  new AppError(
    'internal',
    'This was interrupted too many times. Try a shorter document, or try again later.',
  );

/** Stores model responses until a job ends, so that a resumed job does not pay for them again. */
function createResponseMemory(
  { jobResponses, now }: Deps,
  { _id: jobId, mark }: JobRecord,
  log: Logger,
): ResponseMemory {
  const createId = (request: string) => `${jobId}/${request}`;
  return {
    mark,
    recall: async (request) =>
      (await jobResponses.findOne({ _id: createId(request), jobId }).lean<JobResponseRecord>())
        ?.response,
    remember: async (request, response) => {
      const record = { $set: { response, createdAt: now() } };
      await jobResponses
        .updateOne({ _id: createId(request), jobId }, record, { upsert: true })
        .catch((error: unknown) => log.warn({ err: error, jobId }, 'response not stored'));
    },
  };
}

type JobTasks = {
  [K in JobKind]: (
    deps: Deps,
    input: JobInput<K>,
    workOptions: WorkOptions,
  ) => Promise<JobResults[K]>;
};

const tasks: JobTasks = {
  analysis: runAnalysis,
  extraction: runExtraction,
  draft: runDraft,
  rewrite: runRewrite,
};

const runJobTask = <K extends JobKind>(
  kind: K,
  deps: Deps,
  input: JobInput<K>,
  workOptions: WorkOptions,
): Promise<JobResults[K]> => tasks[kind](deps, input, workOptions);

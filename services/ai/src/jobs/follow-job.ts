import type { JobKind } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { JobRecord, JobResults } from '../records/job-record.ts';
import { createJobFilter, createJobNotFoundError } from './job-filter.ts';
import type { WorkOptions } from './new-job.ts';

/** Delays only reports of changes made by other processes, because changes made by this process trigger an event. */
const pollMs = 400;

/**
 * Reports the progress of a job, including progress made before the call, until the user leaves the team whose
 * documents it reads.
 *
 * @returns the ended job
 */
export async function followJob<K extends JobKind>(
  { jobs, memberships, runner }: Deps,
  { id, userId }: { id: string; userId: string },
  { signal, onProgress }: WorkOptions,
): Promise<JobRecord<K>> {
  const findCurrentFilter = async () => ({
    _id: id,
    ...createJobFilter(await memberships.accessOf(userId)),
  });
  const reported = new Set<string>();
  const report = (progress: JobRecord['sections'][number]) => {
    const key = JSON.stringify(progress);
    if (!reported.has(key)) onProgress(progress);
    reported.add(key);
  };
  for (;;) {
    const changed = runner.change(id, pollMs, signal);
    changed.catch(() => undefined);
    const job = await jobs
      .findOne(await findCurrentFilter(), { request: 0, result: 0 })
      .lean<JobRecord>();
    if (!job) throw createJobNotFoundError();
    job.sections.forEach(report);
    if (job.progress) report(job.progress);
    if (job.state !== 'running') break;
    await changed;
  }
  const ended = await jobs.findOne(await findCurrentFilter()).lean<JobRecord<K>>();
  if (!ended) throw createJobNotFoundError();
  return ended;
}

/**
 * Returns the result of an ended job.
 *
 * @throws AppError if the job failed or was canceled
 */
export function getResult<K extends JobKind>({ result, failure }: JobRecord<K>): JobResults[K] {
  if (result) return result;
  throw failure ? toError(failure) : new AppError('canceled', 'The request was canceled.');
}

export const toError = ({ code, detail, ...extras }: NonNullable<JobRecord['failure']>): AppError =>
  new AppError(code, detail, extras);

import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../records/job-record.ts';

type JobOutcome = Pick<JobRecord, 'state' | 'result' | 'failure'>;
type Options = { log: Logger; stop: AbortController };

export const retentionMs = 7 * 24 * 60 * 60 * 1000;
/** Just long enough to show a result based on a document deleted since the job started. */
const shortRetentionMs = 10 * 60 * 1000;
const retryMs = 500;

/**
 * Stores the outcome of an execution, unless the job was canceled or taken over. Retries while the database is down; if
 * this process stops first, another process repeats the work after the lease expires.
 */
export async function endJob(
  deps: Deps,
  { _id, ownerId, holder, documentIds }: JobRecord,
  outcome: JobOutcome,
  { log, stop }: Options,
): Promise<void> {
  for (;;) {
    try {
      const deleted = await deps.deletedDocuments.exists({ _id: { $in: documentIds } });
      const finishedAt = deps.now();
      const expiresAt = new Date(finishedAt.getTime() + (deleted ? shortRetentionMs : retentionMs));
      const { matchedCount } = await deps.jobs.updateOne(
        { _id, ownerId, holder, state: 'running' },
        { $set: { ...outcome, finishedAt, expiresAt }, $unset: { request: true } },
      );
      if (matchedCount === 1) await deleteInputs(deps, _id);
      return;
    } catch (error) {
      if (stop.signal.aborted) return;
      log.warn({ err: error, jobId: _id }, 'job outcome not stored, retrying');
      await pause(retryMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }
}

/** Deletes the data needed only while a job is running. */
export async function deleteInputs(
  { jobSources, jobResponses }: Deps,
  jobId: string,
): Promise<void> {
  await jobSources.deleteMany({ jobId });
  await jobResponses.deleteMany({ jobId });
}

import { AppError, type Logger } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../records/job-record.ts';

type Options = { log: Logger; stop: AbortController; leaseMs: number; limitMs: number };

/** How long the job of a crashed process waits until another process takes it over. */
export const jobLeaseMs = 10_000;
/** Frequent, because only a renewal reveals that another process has canceled the job. */
const renewalsPerLease = 10;

/**
 * Keeps renewing the lease of an execution. Aborts the execution if the job was canceled or taken over, or if it
 * exceeds the time limit. Time the machine spends asleep does not count.
 *
 * @returns a function that stops the renewals
 */
export function keepLease(
  { jobs, now }: Deps,
  { _id, ownerId, holder }: JobRecord,
  { log, stop, leaseMs, limitMs }: Options,
): () => void {
  const intervalMs = leaseMs / renewalsPerLease;
  const renew = async () => {
    const job = await jobs
      .findOneAndUpdate(
        { _id, ownerId, holder, state: 'running' },
        {
          $set: { leaseUntil: new Date(now().getTime() + leaseMs) },
          $inc: { workedMs: intervalMs },
        },
        { projection: { workedMs: 1 }, returnDocument: 'after' },
      )
      .lean<Pick<JobRecord, 'workedMs'>>();
    if (!job) stop.abort(new AppError('canceled', 'The request was canceled.'));
    else if (job.workedMs > limitMs) stop.abort(createOverLimitError(limitMs));
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error }, 'lease renewal failed'));
  }, intervalMs);
  return () => clearInterval(timer);
}

const createOverLimitError = (limitMs: number) =>
  new AppError(
    'timed-out',
    `This took longer than the ${Math.round(limitMs / 60_000)} minutes allowed on this site. Try a shorter document.`,
  );

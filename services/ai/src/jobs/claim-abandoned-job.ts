import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../records/job-record.ts';

/** Takes over a running job whose lease has expired, unless this process is executing it. */
export const claimAbandonedJob = (
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

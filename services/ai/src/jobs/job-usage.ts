import type { ModelUsage } from '@grantwright/shared/contract';
import type { Logger } from '@grantwright/shared/service';
import type { QueryFilter } from 'mongoose';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../records/job-record.ts';
import type { ReserveUsage, Usage } from '../providers/provider.ts';

export type JobUsage = {
  /** Reserves the usage of a request in the accounts of the job owner. */
  reserve: ReserveUsage;
  /**
   * The usage of all executions of the job, and of earlier failed or canceled jobs for the same work whose usage was
   * never reported with a result; undefined if no model was used. A saved response is not requested again, so it counts
   * only once, for the execution that paid for it.
   */
  total: () => Promise<ModelUsage | undefined>;
};

/** Adds up the usage of a job's requests. */
export function jobUsage(
  { jobs, budget }: Deps,
  { _id, ownerId, fingerprint }: JobRecord,
  log: Logger,
): JobUsage {
  const add = ({ inputTokens, outputTokens }: Usage) =>
    jobs
      .updateOne(
        { _id, ownerId },
        { $inc: { 'usage.inputTokens': inputTokens, 'usage.outputTokens': outputTokens } },
      )
      .catch((error: unknown) => log.warn({ err: error, jobId: _id }, 'job usage not stored'));
  const unreported: QueryFilter<JobRecord> = {
    ownerId,
    fingerprint,
    state: { $in: ['failed', 'canceled'] },
    usage: { $exists: true },
  };
  const takeUnreported = async (): Promise<Usage | undefined> =>
    (await jobs.findOneAndUpdate(unreported, { $unset: { usage: true } }).lean<JobRecord>())?.usage;
  return {
    reserve: async (max) => {
      const settle = await budget.reserve(ownerId, max);
      return async (used) => {
        await Promise.all([settle(used), used && add(used)]);
      };
    },
    total: async () => {
      for (let used = await takeUnreported(); used; used = await takeUnreported()) await add(used);
      const job = await jobs.findOne({ _id, ownerId }, { usage: 1 }).lean<JobRecord>();
      return job?.usage && budget.withCost(job.usage);
    },
  };
}

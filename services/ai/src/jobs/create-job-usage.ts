import type { ModelUsage } from '@grantwright/shared/contract';
import type { Logger } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { JobRecord, Jobs } from '../records/job-record.ts';
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
export function createJobUsage(
  { jobs, budget }: Pick<Deps, 'jobs' | 'budget'>,
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
  return {
    reserve: async (max) => {
      const settle = await budget.reserve(ownerId, max);
      return async (used) => {
        await Promise.all([settle(used), used && add(used)]);
      };
    },
    total: async () => {
      const used = await sumUsageSinceResult(jobs, { ownerId, fingerprint });
      return used && budget.withCost(used);
    },
  };
}

/**
 * Adds up the usage of the jobs for the same work since the last one with a result, which reported its usage and that
 * of the jobs before it. Changes nothing, so a repeated execution reports the same usage.
 */
async function sumUsageSinceResult(
  jobs: Jobs,
  work: Pick<JobRecord, 'ownerId' | 'fingerprint'>,
): Promise<Usage | undefined> {
  const reported = await jobs
    .findOne({ ...work, state: 'done' }, { startedAt: 1 })
    .sort({ startedAt: -1 })
    .lean<Pick<JobRecord, 'startedAt'>>();
  const since = reported ? { startedAt: { $gt: reported.startedAt } } : {};
  const [used] = await jobs.aggregate<Usage>([
    { $match: { ...work, ...since, usage: { $exists: true } } },
    {
      $group: {
        _id: null,
        inputTokens: { $sum: '$usage.inputTokens' },
        outputTokens: { $sum: '$usage.outputTokens' },
      },
    },
    { $unset: '_id' },
  ]);
  return used;
}

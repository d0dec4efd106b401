import type { Job } from '@grantwright/shared/contract';
import type { TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../records/job-record.ts';
import { toJob } from './get-job.ts';
import { createJobFilter } from './job-filter.ts';

const maxJobs = 50;

/** Lists a user's latest jobs, newest first. */
export async function listJobs({ jobs }: Deps, access: TeamAccess): Promise<Job[]> {
  const records = await jobs
    .find(createJobFilter(access), { request: 0, result: 0, sections: 0 })
    .sort({ startedAt: -1 })
    .limit(maxJobs)
    .lean<JobRecord[]>();
  return records.map(toJob);
}

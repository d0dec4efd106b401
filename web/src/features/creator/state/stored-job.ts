import type { ModelUsage } from '@grantwright/shared/contract';
import type { Dispatch } from 'react';
import { markJobHandled } from '../../../domain/jobs/known-jobs.ts';
import type { CreatorAction } from './creator-reducer.ts';
import type { CreatorState, RunningJob } from './creator-state.ts';

export type JobAction = Extract<CreatorAction, { type: 'job-started' | 'job-done' | 'job-ended' }>;

export type StoredJobOptions = {
  kind: RunningJob['kind'];
  getCurrent: () => Pick<CreatorState, 'jobs'>;
  dispatch: Dispatch<JobAction>;
};

/** Reads and changes the job of one kind in the creator state. */
export function createStoredJob({ kind, getCurrent, dispatch }: StoredJobOptions) {
  const storedJob = (): RunningJob | undefined => getCurrent().jobs?.[kind];
  return {
    storedJob,
    storeJob: (id: string, about: Omit<RunningJob, 'kind' | 'id'> = {}) =>
      dispatch({ type: 'job-started', job: { kind, id, ...about } }),
    /** Keeps a job that is done until the user accepts or rejects its result. */
    keepProposal: (usage: ModelUsage | undefined) => dispatch({ type: 'job-done', kind, usage }),
    /** Must be called once the user has received or rejected the job's outcome. */
    clearJob() {
      const job = storedJob();
      if (!job) return;
      markJobHandled(job.id);
      dispatch({ type: 'job-ended', kind });
    },
  };
}

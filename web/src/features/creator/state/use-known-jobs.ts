import { useEffect } from 'react';
import { rememberJob } from '../../../domain/jobs/known-jobs.ts';
import { paths } from '../../../lib/paths.ts';
import type { CreatorState } from './creator-state.ts';

/** Lets other screens link back to this one while it tracks jobs. */
export function useKnownJobs({ jobs, saved }: CreatorState): void {
  const path = saved ? paths.application(saved.id) : paths.creator;
  useEffect(() => {
    for (const { id } of Object.values(jobs ?? {})) rememberJob(id, path);
  }, [jobs, path]);
}

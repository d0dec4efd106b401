import { useEffect } from 'react';
import { rememberJob } from '../../../jobs/known-jobs.ts';
import { paths } from '../../../lib/paths.ts';
import type { CreatorState } from './creator-state.ts';

/** Lets other screens lead to this one while it follows a job. */
export function useKnownJob({ job, saved }: CreatorState): void {
  const id = job?.id;
  const path = saved ? paths.application(saved.id) : paths.creator;
  useEffect(() => {
    if (id !== undefined) rememberJob(id, path);
  }, [id, path]);
}

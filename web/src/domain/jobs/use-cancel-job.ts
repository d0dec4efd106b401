import { useQueryClient } from '@tanstack/react-query';
import { endpoints } from '../../lib/endpoints.ts';
import { cancelJob } from './follow-job.ts';
import { createQueryKey } from '../../lib/query.ts';

/** Cancels a job and refreshes the list of jobs, because it may have been loaded in the meantime. */
export function useCancelJob(): (id: string) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    await cancelJob(id);
    await client.invalidateQueries({ queryKey: createQueryKey(endpoints.listJobs) });
  };
}

import type { Job } from '@grantwright/shared/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '../../lib/endpoints.ts';
import { createQueryOptions } from '../../lib/query.ts';
import { markJobHandled } from './known-jobs.ts';
import { useCancelJob } from './use-cancel-job.ts';

const pollMs = 4_000;

/** Returns the user's jobs, including those started in other browsers. Returns an empty list until they are loaded. */
export function useJobs({ isPolling = false } = {}) {
  const client = useQueryClient();
  const cancelJob = useCancelJob();
  const { data: jobs = [] } = useQuery({
    ...createQueryOptions(endpoints.listJobs),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      isPolling || state.data?.some((job) => job.state === 'running') ? pollMs : false,
  });
  const { queryKey } = createQueryOptions(endpoints.listJobs);
  const dismiss = (job: Job) => {
    markJobHandled(job.id);
    client.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== job.id));
  };
  return {
    jobs,
    dismiss,
    cancel(job: Job) {
      dismiss(job);
      return cancelJob(job.id);
    },
  };
}

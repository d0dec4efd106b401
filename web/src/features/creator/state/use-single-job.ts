import { useEffect, useRef, type Dispatch } from 'react';
import { markJobHandled } from '../../../jobs/known-jobs.ts';
import { cancelJob } from '../../../lib/job.ts';
import { announce } from '../../../ui/announce.ts';
import type { CreatorAction } from './creator-reducer.ts';
import type { CreatorState, RunningJob } from './creator-state.ts';

/**
 * Runs one job of a kind at a time. The creator state remembers the job, so that the next visit can follow it;
 * unmounting stops only following it.
 */
export function useSingleJob(
  kind: RunningJob['kind'],
  current: () => CreatorState,
  dispatch: Dispatch<CreatorAction>,
) {
  const active = useRef<AbortController>(undefined);
  useEffect(() => () => active.current?.abort(), []);

  /** The job that the creator state remembers. */
  const remembered = (): RunningJob | undefined => {
    const { job } = current();
    return job?.kind === kind ? job : undefined;
  };
  const remember = (id: string, documentId?: string) =>
    dispatch({ type: 'job-started', job: { kind, id, ...(documentId && { documentId }) } });
  /** Forgets the job; other screens no longer lead to it once the user has its outcome. */
  const end = (hasOutcome: boolean) => {
    const job = remembered();
    if (job && hasOutcome) markJobHandled(job.id);
    dispatch({ type: 'job-ended' });
  };

  /** Returns undefined while another one is active. */
  const begin = (): AbortController | undefined => {
    if (active.current) return undefined;
    active.current = new AbortController();
    return active.current;
  };
  /** Returns false if the work was canceled. */
  const finish = (controller: AbortController): boolean => {
    if (active.current !== controller) return false;
    active.current = undefined;
    return true;
  };
  const cancel = () => {
    active.current?.abort();
    active.current = undefined;
    const job = remembered();
    if (job) void cancelJob(job.id);
    end(true);
    announce('Canceled. Your input has been kept.');
  };

  return { remembered, remember, begin, end, finish, cancel };
}

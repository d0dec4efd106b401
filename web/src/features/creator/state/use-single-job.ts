import type { ModelUsage } from '@grantwright/shared/contract';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import { isModelFailure } from '../../../analyst/is-model-failure.ts';
import { markJobHandled } from '../../../jobs/known-jobs.ts';
import { useCancelJob } from '../../../jobs/use-cancel-job.ts';
import { errorMessage, hasCode, isSignedOut } from '../../../lib/errors.ts';
import { isJobError } from '../../../jobs/follow-job.ts';
import { announce } from '../../../ui/announce.ts';
import { notify } from '../../../ui/notify.ts';
import type { CreatorAction } from './creator-reducer.ts';
import type { CreatorState, RunningJob } from './creator-state.ts';
import type { WorkFailure } from './work-failure.ts';

export type JobAction = Extract<CreatorAction, { type: 'job-started' | 'job-done' | 'job-ended' }>;

type Options = {
  kind: RunningJob['kind'];
  current: () => Pick<CreatorState, 'jobs'>;
  dispatch: Dispatch<JobAction>;
};

type Run<Result> = {
  request: (signal: AbortSignal) => Promise<Result>;
  provider?: 'built-in' | undefined;
  /** The title of the error message if the request fails. */
  failure: string;
  /** Called before the request is sent, unless another job is active. */
  onStart: () => void;
  onResult: (result: Result) => void;
  /**
   * Returns the model usage of a result the user has yet to accept. Its job stays stored until `clearJob` is called.
   */
  proposalUsage?: (result: Result) => ModelUsage | undefined;
  onFailure?: () => void;
  /** Called at the end, unless the user cancels or leaves. */
  onSettled: () => void;
};

const canceledTitles: Record<RunningJob['kind'], string> = {
  analysis: 'Analysis canceled',
  'added-file': 'Analysis canceled',
  draft: 'Draft canceled',
  rewrite: 'Rewrite canceled',
};

/**
 * Runs one job of each kind at a time. The job is stored in the creator state so that it can be resumed on the next
 * visit. Unmounting, losing the connection or signing out stops the tracking, not the job.
 */
export function useSingleJob({ kind, current, dispatch }: Options) {
  const active = useRef<AbortController>(undefined);
  const cancelJob = useCancelJob();
  const [failed, setFailed] = useState<WorkFailure>();
  useEffect(() => () => active.current?.abort(), []);

  const storedJob = (): RunningJob | undefined => current().jobs?.[kind];
  const storeJob = (id: string, about: Omit<RunningJob, 'kind' | 'id'> = {}) =>
    dispatch({ type: 'job-started', job: { kind, id, ...about } });
  /** Must be called once the user has received or rejected the job's outcome. */
  const clearJob = () => {
    const job = storedJob();
    if (!job) return;
    markJobHandled(job.id);
    dispatch({ type: 'job-ended', kind });
  };

  /** Runs the job unless one is already active. */
  async function run<Result>(work: Run<Result>) {
    if (active.current) return;
    const controller = new AbortController();
    active.current = controller;
    setFailed(undefined);
    work.onStart();
    try {
      const result = await work.request(controller.signal);
      // After an unmount, the result is fetched on the next visit.
      if (controller.signal.aborted) return;
      if (work.proposalUsage)
        dispatch({ type: 'job-done', kind, usage: work.proposalUsage(result) });
      else clearJob();
      work.onResult(result);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isJobError(error)) clearJob();
      work.onFailure?.();
      report(error, work);
    } finally {
      if (active.current === controller) {
        active.current = undefined;
        work.onSettled();
      }
    }
  }

  function report(
    error: unknown,
    { failure, provider }: Pick<Run<unknown>, 'failure' | 'provider'>,
  ) {
    if (isSignedOut(error)) return;
    if (hasCode(error, 'canceled')) {
      notify.info(canceledTitles[kind], errorMessage(error, ''));
      return;
    }
    const detail = errorMessage(error, 'Please try again in a moment. Your input has been kept.');
    setFailed({ detail, offersBuiltIn: !provider && isModelFailure(error) });
    notify.error(failure, detail);
  }

  const cancel = (announcement = 'Canceled. Your input has been kept.') => {
    active.current?.abort();
    active.current = undefined;
    const job = storedJob();
    if (job) void cancelJob(job.id);
    clearJob();
    announce(announcement);
  };

  return { storedJob, storeJob, clearJob, failed, run, cancel };
}

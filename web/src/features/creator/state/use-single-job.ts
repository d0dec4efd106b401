import type { ModelUsage } from '@grantwright/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { isModelFailure } from '../../../domain/analyst/is-model-failure.ts';
import { useCancelJob } from '../../../domain/jobs/use-cancel-job.ts';
import { getErrorMessage, hasErrorCode, isSignedOut } from '../../../lib/errors.ts';
import { isJobError } from '../../../domain/jobs/follow-job.ts';
import { announce } from '../../../ui/announce.ts';
import { notify } from '../../../ui/notify.ts';
import type { RunningJob } from './creator-state.ts';
import { createStoredJob, type StoredJobOptions } from './stored-job.ts';
import type { WorkFailure } from './work-failure.ts';

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

/**
 * Runs one job of each kind at a time. The job is stored in the creator state so that it can be resumed on the next
 * visit. Unmounting, losing the connection or signing out stops the tracking, not the job.
 */
export function useSingleJob(options: StoredJobOptions) {
  const active = useRef<AbortController>(undefined);
  const cancelJob = useCancelJob();
  const [failed, setFailed] = useState<WorkFailure>();
  const { storedJob, storeJob, clearJob, keepProposal } = createStoredJob(options);
  useEffect(() => () => active.current?.abort(), []);

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
      if (work.proposalUsage) keepProposal(work.proposalUsage(result));
      else clearJob();
      work.onResult(result);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isJobError(error)) clearJob();
      work.onFailure?.();
      if (!isSignedOut(error)) setFailed(reportFailure(error, options.kind, work));
    } finally {
      if (active.current === controller) {
        active.current = undefined;
        work.onSettled();
      }
    }
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

const canceledTitles: Record<RunningJob['kind'], string> = {
  analysis: 'Analysis canceled',
  'added-file': 'Analysis canceled',
  draft: 'Draft canceled',
  rewrite: 'Rewrite canceled',
};

/** Notifies the user of a failure. Returns it, unless the job was canceled. */
function reportFailure(
  error: unknown,
  kind: RunningJob['kind'],
  { failure, provider }: Pick<Run<unknown>, 'failure' | 'provider'>,
): WorkFailure | undefined {
  if (hasErrorCode(error, 'canceled')) {
    notify.info(canceledTitles[kind], getErrorMessage(error, ''));
    return undefined;
  }
  const detail = getErrorMessage(error, 'Your input has been kept. Try again in a moment.');
  notify.error(failure, detail);
  return { detail, offersBuiltIn: !provider && isModelFailure(error) };
}

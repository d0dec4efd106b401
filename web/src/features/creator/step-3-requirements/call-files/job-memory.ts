import type { RunningJob } from '../../state/creator-state.ts';
import type { JobAction } from '../../state/use-single-job.ts';

/** Remembers the job of a dialog. The creator must not follow it again, so it is not part of the state. */
export function createJobMemory() {
  let job: RunningJob | undefined;
  return {
    current: () => (job ? { job } : {}),
    dispatch(action: JobAction) {
      job = action.type === 'job-started' ? action.job : undefined;
    },
  };
}

import { isJobHandled, markJobHandled, rememberJob } from '../../../domain/jobs/known-jobs.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';

/** An extraction that continues after the dialog is closed. */
export type RunningExtraction = {
  id: string;
  /** The source name shown for values without a document. */
  document: string;
};

/**
 * Stores which extraction a dialog tracks, even after the dialog is closed. A dialog in another tab may track a
 * different extraction.
 */
export function storeRunningExtraction(draftKey: string, path: string) {
  const storage = createStoredValue<RunningExtraction>(
    'localStorage',
    `grantwright.extraction:${draftKey}`,
  );
  let followedJobs: string | undefined;
  return {
    /** @param jobId the job in the URL, possibly from another browser */
    find(jobId: string | null): RunningExtraction | undefined {
      const running = storage.read();
      if (running || !jobId || isJobHandled(jobId)) return running;
      return { id: jobId, document: 'your files' };
    },
    follow(running: RunningExtraction) {
      followedJobs = running.id;
      storage.write(running);
      rememberJob(running.id, path);
    },
    followed: () => followedJobs,
    /** Stops tracking the extraction once the user has received or dismissed its outcome. */
    stopTracking() {
      if (followedJobs === undefined) return;
      markJobHandled(followedJobs);
      if (storage.read()?.id === followedJobs) storage.clear();
      followedJobs = undefined;
    },
  };
}

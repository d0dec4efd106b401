import { isJobHandled, markJobHandled, rememberJob } from '../../../jobs/known-jobs.ts';
import { storedValue } from '../../../lib/stored-value.ts';

/** An extraction that continues without the dialog. */
export type RunningExtraction = {
  id: string;
  /** The name shown as the source of a value that has no document. */
  document: string;
};

/** The extraction that a dialog follows, even after it was closed. A dialog in another tab may follow another one. */
export function storeRunningExtraction(draftKey: string, path: string) {
  const storage = storedValue<RunningExtraction>(
    'localStorage',
    `grantwright.extraction:${draftKey}`,
  );
  let followedJobs: string | undefined;
  return {
    /** @param jobId the job in the address, possibly from another browser */
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
    /** Stops tracking the extraction, whose outcome the user has received or dismissed. */
    stopTracking() {
      if (followedJobs === undefined) return;
      markJobHandled(followedJobs);
      if (storage.read()?.id === followedJobs) storage.clear();
      followedJobs = undefined;
    },
  };
}

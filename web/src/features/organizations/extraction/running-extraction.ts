import { isJobHandled, markJobHandled, rememberJob } from '../../../jobs/known-jobs.ts';
import { storedValue } from '../../../lib/stored-value.ts';

/** An extraction that continues without the dialog. */
export type RunningExtraction = {
  id: string;
  /** The name shown as the source of a value that has no document. */
  document: string;
};

/** The extraction that a dialog follows, even after it was closed. A dialog in another tab may follow another one. */
export function runningExtraction(draftKey: string, path: string) {
  const storage = storedValue<RunningExtraction>(
    'localStorage',
    `grantwright.extraction:${draftKey}`,
  );
  let followed: string | undefined;
  return {
    /** @param jobId the job in the address, possibly from another browser */
    find(jobId: string | null): RunningExtraction | undefined {
      const running = storage.read();
      if (running || !jobId || isJobHandled(jobId)) return running;
      return { id: jobId, document: 'your files' };
    },
    follow(running: RunningExtraction) {
      followed = running.id;
      storage.write(running);
      rememberJob(running.id, path);
    },
    followed: () => followed,
    /** Stops tracking the extraction, whose outcome the user has received or dismissed. */
    stopTracking() {
      if (followed === undefined) return;
      markJobHandled(followed);
      if (storage.read()?.id === followed) storage.clear();
      followed = undefined;
    },
  };
}

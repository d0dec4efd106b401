import { isJobHandled, markJobHandled, rememberJob } from '../../../jobs/known-jobs.ts';
import { storedValue } from '../../../lib/stored-value.ts';

/** An extraction that continues without the dialog. */
export type RunningExtraction = {
  id: string;
  /** The source of a value that names no document. */
  document: string;
};

/** The extraction that a dialog follows, also after it was closed. */
export function runningExtraction(draftKey: string, path: string) {
  const stored = storedValue<RunningExtraction>(
    'localStorage',
    `grantwright.extraction:${draftKey}`,
  );
  const end = (hasOutcome: boolean) => {
    const running = stored.read();
    if (running && hasOutcome) markJobHandled(running.id);
    stored.clear();
  };
  return {
    /** @param jobId the job in the address, possibly of another browser */
    read(jobId: string | null): RunningExtraction | undefined {
      const running = stored.read();
      if (running || !jobId || isJobHandled(jobId)) return running;
      return { id: jobId, document: 'your files' };
    },
    write(running: RunningExtraction) {
      stored.write(running);
      rememberJob(running.id, path);
    },
    end,
  };
}

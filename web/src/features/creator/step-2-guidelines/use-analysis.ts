import type { Analysis } from '@grantwright/shared/contract';
import { useState, type Dispatch } from 'react';
import { notify } from '../../../ui/notify.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState, GuidelineSource, SourceKind } from '../state/creator-state.ts';
import { useSingleJob } from '../state/use-single-job.ts';
import type { analyze, AnalysisStatus, Following, resumeAnalysis } from './request-analysis.ts';
import { useSavedGuidelines } from './use-saved-guidelines.ts';

const failures: Record<SourceKind, string> = {
  upload: 'Failed to upload and analyze file',
  url: 'Failed to analyze URL',
  library: 'Failed to analyze document from library',
};

type Request = (following: Following) => Promise<Analysis>;

/**
 * Runs an analysis; ignores a second start. Leaving the page does not end it: `resume` follows it again.
 * The request functions are passed in, so that the editor's chunk does not include them.
 */
export function useAnalysis(current: () => CreatorState, dispatch: Dispatch<CreatorAction>) {
  const job = useSingleJob({ kind: 'analysis', current, dispatch });
  const guidelines = useSavedGuidelines();
  const [analyzing, setAnalyzing] = useState<AnalysisStatus | undefined>(
    () => job.remembered() && {},
  );

  const run = (kind: SourceKind, request: Request, provider?: 'built-in') =>
    job.run({
      request: (signal) =>
        request({ signal, onReport: (report) => !signal.aborted && setAnalyzing(report) }),
      provider,
      failure: failures[kind],
      onStart: () => setAnalyzing({}),
      onResult(analysis) {
        if (kind === 'upload') notifySaved();
        dispatch({ type: 'analyzed', analysis });
      },
      onSettled: () => setAnalyzing(undefined),
    });

  function start(
    through: typeof analyze,
    source: GuidelineSource,
    file?: File,
    provider?: 'built-in',
  ) {
    const { organization, additionalInfo } = current();
    const input = { organization, additionalInfo, source, file, provider };
    return run(
      source.kind,
      (following) => through(input, { ...following, ...guidelines, onJob: job.remember }),
      provider,
    );
  }

  async function resume(through: typeof resumeAnalysis) {
    const remembered = job.remembered();
    if (remembered) await run(current().source.kind, (following) => through(remembered, following));
  }

  const cancel = () => {
    job.cancel();
    setAnalyzing(undefined);
  };

  return { analyzing, failed: job.failed, start, resume, cancel };
}

const notifySaved = () =>
  notify.success('Document Saved', 'File has been saved to your document library and analyzed.');

import type { Analysis } from '@grantwright/shared/contract';
import { useState, type Dispatch } from 'react';
import { notify } from '../../../ui/notify.ts';
import type { CreatorState, GuidelineSource, SourceKind } from '../state/creator-state.ts';
import { useSingleJob, type JobAction } from '../state/use-single-job.ts';
import type { analyze, AnalysisStatus, Following, resumeAnalysis } from './request-analysis.ts';
import { useSavedGuidelines } from './use-saved-guidelines.ts';

const failures: Record<SourceKind, string> = {
  upload: 'Failed to upload and analyze file',
  url: 'Failed to analyze URL',
  library: 'Failed to analyze document from library',
};

type Request = (following: Following) => Promise<Analysis>;
export type Guidelines = { source: GuidelineSource; file?: File | undefined };

type Options = {
  current: () => Pick<CreatorState, 'organization' | 'additionalInfo' | 'source' | 'job'>;
  dispatch: Dispatch<JobAction>;
  onAnalyzed: (analysis: Analysis, guidelines: Guidelines) => void;
};

/**
 * Runs an analysis; ignores a second start. Leaving the page does not end it: `resume` follows it again.
 * The request functions are passed in, so that the editor's chunk does not include them.
 */
export function useAnalysis({ current, dispatch, onAnalyzed }: Options) {
  const job = useSingleJob({ kind: 'analysis', current, dispatch });
  const savedGuidelines = useSavedGuidelines();
  const [analyzing, setAnalyzing] = useState<AnalysisStatus | undefined>(
    () => job.remembered() && {},
  );
  const [analyzed, setAnalyzed] = useState<Guidelines>();

  const run = (guidelines: Guidelines, request: Request, provider?: 'built-in') =>
    job.run({
      request: (signal) =>
        request({ signal, onReport: (report) => !signal.aborted && setAnalyzing(report) }),
      provider,
      failure: failures[guidelines.source.kind],
      onStart() {
        setAnalyzed(guidelines);
        setAnalyzing({});
      },
      onResult: (analysis) => onAnalyzed(analysis, guidelines),
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
      { source, file },
      (following) => through(input, { ...following, ...savedGuidelines, onJob: job.remember }),
      provider,
    );
  }

  async function resume(through: typeof resumeAnalysis) {
    const remembered = job.remembered();
    const { source } = current();
    if (remembered) await run({ source }, (following) => through(remembered, following));
  }

  const cancel = () => {
    job.cancel();
    setAnalyzing(undefined);
  };
  /** Cancels an analysis whose input is discarded, too. */
  const discard = () => {
    job.cancel('Canceled.');
    setAnalyzing(undefined);
  };

  /** The failure of the latest analysis, until its guidelines are changed. */
  const failureOf = ({ source, file }: Guidelines) =>
    source === analyzed?.source && file === analyzed.file ? job.failed : undefined;

  return { analyzing, failureOf, start, resume, cancel, discard };
}

/** An uploaded file is also a document of the library. */
export const notifySaved = () =>
  notify.success('Document Saved', 'File has been saved to your document library and analyzed.');

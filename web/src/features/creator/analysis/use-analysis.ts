import type { Analysis } from '@grantwright/shared/contract';
import { useState, type Dispatch } from 'react';
import { notify } from '../../../ui/notify.ts';
import type {
  CreatorState,
  GuidelineSource,
  RunningJob,
  SourceKind,
} from '../state/creator-state.ts';
import type { JobAction } from '../state/stored-job.ts';
import { useSingleJob } from '../state/use-single-job.ts';
import type {
  requestAnalysis,
  AnalysisHandlers,
  AnalysisStatus,
  resumeAnalysis,
} from './request-analysis.ts';
import { useSavedGuidelines } from './use-saved-guidelines.ts';

const failureMessages: Record<SourceKind, string> = {
  upload: 'Failed to upload and analyze file',
  url: 'Failed to analyze URL',
  library: 'Failed to analyze document from library',
};

type RequestAnalysis = (handlers: AnalysisHandlers) => Promise<Analysis>;
export type Guidelines = { source: GuidelineSource; file?: File | undefined };
/** The analyzed source, with a name if `getName` or the resumed job provides one. */
type NamedGuidelines = Guidelines & { name?: string | undefined };

type Options = {
  kind: Extract<RunningJob['kind'], 'analysis' | 'added-file'>;
  getCurrent: () => Pick<CreatorState, 'organization' | 'additionalInfo' | 'source' | 'jobs'>;
  dispatch: Dispatch<JobAction>;
  /** Returns the name under which a file is stored. */
  getName?: (guidelines: Guidelines) => string | undefined;
  onAnalyzed: (analysis: Analysis, analyzed: NamedGuidelines) => void;
  /** Whether to keep the job until `clearJob` is called, because the user has yet to accept the analysis. */
  isProposal?: boolean;
};

/**
 * Runs one analysis at a time and ignores a second start. The analysis continues after the user leaves the page, and
 * `resume` picks it up again. The request functions are passed in to keep them out of the editor's chunk.
 */
export function useAnalysis(options: Options) {
  const { kind, getCurrent, dispatch, getName, onAnalyzed, isProposal } = options;
  const job = useSingleJob({ kind, getCurrent, dispatch });
  const savedGuidelines = useSavedGuidelines();
  const [progress, setProgress] = useState<AnalysisStatus | undefined>(() => job.storedJob() && {});
  const [analyzed, setAnalyzed] = useState<NamedGuidelines>();

  const run = (guidelines: NamedGuidelines, request: RequestAnalysis, provider?: 'built-in') =>
    job.run({
      request: (signal) =>
        request({ signal, onReport: (report) => !signal.aborted && setProgress(report) }),
      provider,
      ...(isProposal && { proposalUsage: ({ details }: Analysis) => details.usage }),
      failure: failureMessages[guidelines.source.kind],
      onStart() {
        setAnalyzed(guidelines);
        setProgress({});
      },
      onResult: (analysis) => onAnalyzed(analysis, guidelines),
      onSettled: () => setProgress(undefined),
    });

  function start(
    send: typeof requestAnalysis,
    source: GuidelineSource,
    file?: File,
    provider?: 'built-in',
  ) {
    const { organization, additionalInfo } = getCurrent();
    const input = { organization, additionalInfo, source, file, provider };
    const name = getName?.({ source, file });
    const onJob = (id: string, documentId: string | undefined) =>
      job.storeJob(id, { ...(documentId && { documentId }), ...(name && { name }) });
    return run(
      { source, file, name },
      (handlers) => send(input, { ...handlers, ...savedGuidelines, onJob }),
      provider,
    );
  }

  async function resume(follow: typeof resumeAnalysis) {
    const storedJob = job.storedJob();
    const { source } = getCurrent();
    if (!storedJob) return;
    const { name } = storedJob;
    await run({ source, name }, (handlers) => follow(storedJob, handlers));
  }

  const cancel = (announcement?: string) => {
    job.cancel(announcement);
    setProgress(undefined);
  };

  return {
    progress,
    /** Returns why the latest analysis failed, until its guidelines change. */
    getFailure: ({ source, file }: Guidelines) =>
      source === analyzed?.source && file === analyzed.file ? job.failed : undefined,
    start,
    resume,
    cancel: () => cancel(),
    /** Also cancels a running analysis of the discarded input. */
    discard: () => cancel('Canceled.'),
    clearJob: job.clearJob,
  };
}

/** Uploading guidelines also adds them to the document library. */
export const notifySaved = () =>
  notify.success('Document Saved', 'File has been saved to your document library and analyzed.');

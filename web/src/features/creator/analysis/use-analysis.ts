import type { Analysis } from '@grantwright/shared/contract';
import { useState, type Dispatch } from 'react';
import { notify } from '../../../ui/notify.ts';
import type {
  CreatorState,
  GuidelineSource,
  RunningJob,
  SourceKind,
} from '../state/creator-state.ts';
import { useSingleJob, type JobAction } from '../state/use-single-job.ts';
import type {
  analyze,
  AnalysisHandlers,
  AnalysisStatus,
  resumeAnalysis,
} from './request-analysis.ts';
import { useSavedGuidelines } from './use-saved-guidelines.ts';

const failures: Record<SourceKind, string> = {
  upload: 'Failed to upload and analyze file',
  url: 'Failed to analyze URL',
  library: 'Failed to analyze document from library',
};

type Request = (handlers: AnalysisHandlers) => Promise<Analysis>;
export type Guidelines = { source: GuidelineSource; file?: File | undefined };
/** The analyzed source, and its name if `getName` or the resumed job has one. */
type NamedGuidelines = Guidelines & { name?: string | undefined };

type Options = {
  kind: Extract<RunningJob['kind'], 'analysis' | 'added-file'>;
  current: () => Pick<CreatorState, 'organization' | 'additionalInfo' | 'source' | 'jobs'>;
  dispatch: Dispatch<JobAction>;
  /** Returns the name under which a file is stored. */
  getName?: (guidelines: Guidelines) => string | undefined;
  onAnalyzed: (analysis: Analysis, analyzed: NamedGuidelines) => void;
  /** Whether the job stays stored until `clearJob`, because the user has yet to accept the analysis. */
  isProposal?: boolean;
};

/**
 * Runs an analysis; ignores a second start. Leaving the page does not end it: `resume` follows it again.
 * The request functions are passed in, so that the editor's chunk does not include them.
 */
export function useAnalysis(options: Options) {
  const { kind, current, dispatch, getName, onAnalyzed, isProposal } = options;
  const job = useSingleJob({ kind, current, dispatch });
  const savedGuidelines = useSavedGuidelines();
  const [progress, setAnalyzing] = useState<AnalysisStatus | undefined>(
    () => job.storedJob() && {},
  );
  const [analyzed, setAnalyzed] = useState<NamedGuidelines>();

  const run = (guidelines: NamedGuidelines, request: Request, provider?: 'built-in') =>
    job.run({
      request: (signal) =>
        request({ signal, onReport: (report) => !signal.aborted && setAnalyzing(report) }),
      provider,
      ...(isProposal && { proposalUsage: ({ details }: Analysis) => details.usage }),
      failure: failures[guidelines.source.kind],
      onStart() {
        setAnalyzed(guidelines);
        setAnalyzing({});
      },
      onResult: (analysis) => onAnalyzed(analysis, guidelines),
      onSettled: () => setAnalyzing(undefined),
    });

  function start(
    send: typeof analyze,
    source: GuidelineSource,
    file?: File,
    provider?: 'built-in',
  ) {
    const { organization, additionalInfo } = current();
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
    const { source } = current();
    if (!storedJob) return;
    const { name } = storedJob;
    await run({ source, name }, (handlers) => follow(storedJob, handlers));
  }

  const cancel = () => {
    job.cancel();
    setAnalyzing(undefined);
  };
  /** Also cancels an analysis whose input is discarded. */
  const discard = () => {
    job.cancel('Canceled.');
    setAnalyzing(undefined);
  };

  /** The failure of the latest analysis, until its guidelines are changed. */
  const getFailure = ({ source, file }: Guidelines) =>
    source === analyzed?.source && file === analyzed.file ? job.failed : undefined;

  return { progress, getFailure, start, resume, cancel, discard, clearJob: job.clearJob };
}

/** An uploaded file is also a document of the library. */
export const notifySaved = () =>
  notify.success('Document Saved', 'File has been saved to your document library and analyzed.');

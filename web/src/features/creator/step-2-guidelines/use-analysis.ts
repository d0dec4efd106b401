import type { Analysis } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type Dispatch } from 'react';
import { isModelFailure } from '../../../analyst/is-model-failure.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { errorMessage, hasCode, isSignedOut } from '../../../lib/errors.ts';
import { isJobFailure } from '../../../lib/job.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { queryKeyFor } from '../../../lib/query.ts';
import { notify } from '../../../ui/notify.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState, GuidelineSource, SourceKind } from '../state/creator-state.ts';
import type { WorkFailure } from '../state/work-failure.ts';
import { useSingleJob } from '../state/use-single-job.ts';
import type { analyze, AnalysisStatus, resumeAnalysis } from './request-analysis.ts';

const failures: Record<SourceKind, string> = {
  upload: 'Failed to upload and analyze file',
  url: 'Failed to analyze URL',
  library: 'Failed to analyze document from library',
};

/**
 * Runs an analysis; ignores a second start. Leaving the page does not end it: `resume` follows it again.
 * The request functions are passed in, so that the editor's chunk does not include them.
 */
export function useAnalysis(current: () => CreatorState, dispatch: Dispatch<CreatorAction>) {
  const client = useQueryClient();
  const { keyFor } = useIdempotencyKey();
  const job = useSingleJob('analysis', current, dispatch);
  const uploaded = useRef<{ file: File; id: string }>(undefined);
  const [state, setState] = useState<AnalysisStatus | undefined>(() => job.remembered() && {});
  const [failed, setFailed] = useState<WorkFailure>();

  async function run(
    kind: SourceKind,
    request: (signal: AbortSignal) => Promise<Analysis>,
    provider?: 'built-in',
  ) {
    const controller = job.begin();
    if (!controller) return;
    setFailed(undefined);
    setState({});
    try {
      const found = await request(controller.signal);
      if (kind === 'upload') {
        notify.success(
          'Document Saved',
          'File has been saved to your document library and analyzed.',
        );
      }
      job.end(true);
      dispatch({ type: 'analyzed', analysis: found });
    } catch (error) {
      if (controller.signal.aborted || isSignedOut(error)) return;
      job.end(isJobFailure(error));
      if (hasCode(error, 'canceled')) {
        notify.info('Analysis canceled', errorMessage(error, ''));
        return;
      }
      const detail = errorMessage(error, 'Please try again in a moment. Your input has been kept.');
      setFailed({ detail, offersBuiltIn: !provider && isModelFailure(error) });
      notify.error(failures[kind], detail);
    } finally {
      if (job.finish(controller)) setState(undefined);
    }
  }

  const start = (
    through: typeof analyze,
    source: GuidelineSource,
    file?: File,
    provider?: 'built-in',
  ) => {
    const request = (signal: AbortSignal) => {
      const { organization, additionalInfo } = current();
      return through(
        { organization, additionalInfo, source, file, provider },
        {
          signal,
          onReport: (report) => !signal.aborted && setState(report),
          onJob: job.remember,
          keyFor,
          savedId: (wanted) =>
            uploaded.current?.file === wanted ? uploaded.current.id : undefined,
          onSaved(savedFile, id) {
            uploaded.current = { file: savedFile, id };
            void client.invalidateQueries({ queryKey: queryKeyFor(endpoints.listDocuments) });
          },
        },
      );
    };
    return run(source.kind, request, provider);
  };

  async function resume(through: typeof resumeAnalysis) {
    const remembered = job.remembered();
    if (!remembered) return;
    await run(current().source.kind, (signal) =>
      through(remembered, { signal, onReport: (report) => !signal.aborted && setState(report) }),
    );
  }

  const cancel = () => {
    job.cancel();
    setState(undefined);
  };

  return { analyzing: state, failed, start, resume, cancel };
}

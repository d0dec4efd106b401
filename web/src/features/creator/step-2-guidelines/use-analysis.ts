import type { Analysis } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import { endpoints } from '../../../lib/endpoints.ts';
import { errorMessage, isSignedOut } from '../../../lib/errors.ts';
import { cancelJob } from '../../../lib/job.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { queryKeyFor } from '../../../lib/query.ts';
import { announce } from '../../../ui/announce.ts';
import { notify } from '../../../ui/notify.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState, GuidelineSource, SourceKind } from '../state/creator-state.ts';
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
  const work = useRef<AbortController>(undefined);
  const uploaded = useRef<{ file: File; id: string }>(undefined);
  const [state, setState] = useState<AnalysisStatus | undefined>(() => runningJob() && {});
  const [failed, setFailed] = useState<string>();

  useEffect(() => () => work.current?.abort(), []);

  function runningJob() {
    const { job } = current();
    return job?.kind === 'analysis' ? job : undefined;
  }

  async function run(kind: SourceKind, request: (signal: AbortSignal) => Promise<Analysis>) {
    if (work.current) return;
    const controller = new AbortController();
    work.current = controller;
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
      dispatch({ type: 'job-ended' });
      dispatch({ type: 'analyzed', analysis: found });
    } catch (error) {
      if (controller.signal.aborted || isSignedOut(error)) return;
      dispatch({ type: 'job-ended' });
      const detail = errorMessage(error, 'Please try again in a moment. Your input has been kept.');
      setFailed(detail);
      notify.error(failures[kind], detail);
    } finally {
      if (work.current === controller) end();
    }
  }

  function end() {
    work.current = undefined;
    setState(undefined);
  }

  const start = (through: typeof analyze, source: GuidelineSource, file?: File) =>
    run(source.kind, (signal) => {
      const { organization, additionalInfo } = current();
      return through(
        { organization, additionalInfo, source, file },
        {
          signal,
          onReport: (report) => !signal.aborted && setState(report),
          onJob: (id, documentId) =>
            dispatch({
              type: 'job-started',
              job: { kind: 'analysis', id, ...(documentId && { documentId }) },
            }),
          keyFor,
          savedId: (wanted) =>
            uploaded.current?.file === wanted ? uploaded.current.id : undefined,
          onSaved(savedFile, id) {
            uploaded.current = { file: savedFile, id };
            void client.invalidateQueries({ queryKey: queryKeyFor(endpoints.listDocuments) });
          },
        },
      );
    });

  async function resume(through: typeof resumeAnalysis) {
    const job = runningJob();
    if (!job) return;
    await run(current().source.kind, (signal) =>
      through(job, { signal, onReport: (report) => !signal.aborted && setState(report) }),
    );
  }

  const cancel = () => {
    work.current?.abort();
    end();
    const job = runningJob();
    if (job) void cancelJob(job.id);
    dispatch({ type: 'job-ended' });
    announce('Canceled. Your input has been kept.');
  };

  return { analyzing: state, failed, start, resume, cancel };
}

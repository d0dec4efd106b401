import type { Analysis } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { calls } from '../../../lib/calls.ts';
import { errorMessage, isSignedOut } from '../../../lib/errors.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { queryKeyFor } from '../../../lib/query.ts';
import { announce } from '../../../ui/announce.ts';
import { notify } from '../../../ui/notify.ts';
import type { CreatorState, GuidelineSource, SourceKind } from '../state/creator-state.ts';
import type { analyze, AnalysisStatus } from './request-analysis.ts';

const failures: Record<SourceKind, string> = {
  upload: 'Failed to upload and analyze file',
  url: 'Failed to analyze URL',
  library: 'Failed to analyze document from library',
};

/** Runs an analysis; ignores a second start. Canceling stops it on the server too. */
export function useAnalysis(current: () => CreatorState, onAnalyzed: (analysis: Analysis) => void) {
  const client = useQueryClient();
  const { keyFor } = useIdempotencyKey();
  const work = useRef<AbortController>(undefined);
  const uploaded = useRef<{ file: File; id: string }>(undefined);
  const [state, setState] = useState<AnalysisStatus>();
  const [failed, setFailed] = useState<string>();

  useEffect(() => () => work.current?.abort(), []);

  /** The request function is passed in, so that the editor's chunk does not include it. */
  async function start(through: typeof analyze, source: GuidelineSource, file?: File) {
    if (work.current) return;
    const controller = new AbortController();
    work.current = controller;
    setFailed(undefined);
    setState({});
    try {
      const { organization, additionalInfo } = current();
      const found = await through(
        { organization, additionalInfo, source, file },
        {
          signal: controller.signal,
          onReport: setState,
          keyFor,
          savedId: (wanted) =>
            uploaded.current?.file === wanted ? uploaded.current.id : undefined,
          onSaved(savedFile, id) {
            uploaded.current = { file: savedFile, id };
            void client.invalidateQueries({ queryKey: queryKeyFor(calls.listDocuments) });
          },
        },
      );
      if (source.kind === 'upload') {
        notify.success(
          'Document Saved',
          'File has been saved to your document library and analyzed.',
        );
      }
      onAnalyzed(found);
    } catch (error) {
      if (controller.signal.aborted || isSignedOut(error)) return;
      const detail = errorMessage(
        error,
        'Please try again in a moment. Everything you entered is still here.',
      );
      setFailed(detail);
      notify.error(failures[source.kind], detail);
    } finally {
      work.current = undefined;
      setState(undefined);
    }
  }

  const cancel = () => {
    work.current?.abort();
    announce('Canceled. Everything you entered is still here.');
  };

  return { analyzing: state, failed, start, cancel };
}

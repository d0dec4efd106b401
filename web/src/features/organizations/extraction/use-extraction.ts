import type { LibraryDocument } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isModelFailure } from '../../../domain/analyst/is-model-failure.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { isSignedOut } from '../../../lib/errors.ts';
import { useCancelJob } from '../../../domain/jobs/use-cancel-job.ts';
import { isJobError } from '../../../domain/jobs/follow-job.ts';
import { createQueryKey } from '../../../lib/query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { announce } from '../../../ui/announce.ts';
import type { ExtractedField } from './extracted-fields.ts';
import { notifyExtracted, notifyExtractionFailed, getProblem } from './extraction-messages.ts';
import {
  requestExtraction,
  type ExtractionSource,
  type ExtractionStatus,
} from './request-extraction.ts';
import { storeRunningExtraction, type RunningExtraction } from './running-extraction.ts';
import { useFileKeys } from './use-file-keys.ts';

export type ExtractionState = ReturnType<typeof useExtraction>;

type Options = {
  draftKey: string;
  /** The path of the dialog. */
  path: string;
  onFields: (fields: ExtractedField[]) => void;
};

/**
 * Extracts organization fields from documents. The extraction continues after the dialog is closed and is tracked again
 * when the dialog is reopened.
 */
export function useExtraction({ draftKey, path, onFields }: Options) {
  const client = useQueryClient();
  const cancelJob = useCancelJob();
  const [running] = useState(() => storeRunningExtraction(draftKey, path));
  const controller = useRef<AbortController>(undefined);
  const [status, setStatus] = useState<ExtractionStatus>();
  const getIdempotencyKey = useFileKeys();

  const action = useAction({
    mutationFn: (source: ExtractionSource) => {
      controller.current = new AbortController();
      const { signal } = controller.current;
      return requestExtraction(source, {
        signal,
        getIdempotencyKey,
        onStatus: (next) => !signal.aborted && setStatus(next),
        onJob: running.follow,
        onFilesSaved: () =>
          void client.invalidateQueries({ queryKey: createQueryKey(endpoints.listDocuments) }),
      });
    },
    onSuccess(result) {
      running.stopTracking();
      onFields(result.fields);
      notifyExtracted(result);
    },
    onError(error, source) {
      if (controller.current?.signal.aborted || isSignedOut(error)) return;
      if (isJobError(error)) running.stopTracking();
      notifyExtractionFailed(error, source.kind);
    },
    onSettled: () => setStatus(undefined),
  });

  useRunningJob(running, (job) => action.mutate({ kind: 'job', job }));
  useEffect(() => () => controller.current?.abort(), []);

  const cancel = () => {
    const id = running.followed();
    controller.current?.abort();
    if (id !== undefined) void cancelJob(id);
    running.stopTracking();
    if (!action.isPending) return;
    action.reset();
    setStatus(undefined);
    announce('Canceled. Your input has been kept.');
  };

  const { isPending, data, error, variables } = action;
  const isRepeatable =
    variables && variables.kind !== 'job' && !variables.provider && isModelFailure(error);
  return {
    status,
    isDocumentPending: isPending && variables.kind === 'document',
    isPending,
    notes: data?.notes ?? [],
    analyst: data?.analyst,
    nothingFound: data?.fields.length === 0,
    problem: action.isError ? getProblem(error) : undefined,
    fromFiles: (files: File[]) => action.mutate({ kind: 'files', files }),
    fromDocument: (document: LibraryDocument) => action.mutate({ kind: 'document', document }),
    /** Retries an extraction that failed because of the language model. */
    repeatWithBuiltIn: isRepeatable
      ? () => action.mutate({ ...variables, provider: 'built-in' })
      : undefined,
    cancel,
  };
}

/** Calls a function with the job that was running when the dialog was closed, if there is one. */
function useRunningJob(
  running: ReturnType<typeof storeRunningExtraction>,
  onJob: (job: RunningExtraction) => void,
): void {
  const [search] = useSearchParams();
  const resume = useEffectEvent(() => {
    const job = running.find(search.get('job'));
    if (!job) return;
    running.follow(job);
    onJob(job);
  });
  useEffect(() => resume(), []);
}

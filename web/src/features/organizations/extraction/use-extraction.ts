import type { LibraryDocument } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isModelFailure } from '../../../analyst/is-model-failure.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { isSignedOut } from '../../../lib/errors.ts';
import { useCancelJob } from '../../../jobs/use-cancel-job.ts';
import { isJobError } from '../../../jobs/follow-job.ts';
import { queryKeyFor } from '../../../lib/query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { randomKey } from '../../../lib/use-idempotency-key.ts';
import { announce } from '../../../ui/announce.ts';
import type { ExtractedField } from './extracted-fields.ts';
import { notifyExtracted, notifyExtractionFailed, getProblem } from './extraction-messages.ts';
import {
  requestExtraction,
  type ExtractionSource,
  type ExtractionStatus,
} from './request-extraction.ts';
import { storeRunningExtraction } from './running-extraction.ts';

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
  const [search] = useSearchParams();
  const [running] = useState(() => storeRunningExtraction(draftKey, path));
  const controller = useRef<AbortController>(undefined);
  const [status, setStatus] = useState<ExtractionStatus>();
  const keyFor = useFileKeys();

  const action = useAction({
    mutationFn: (source: ExtractionSource) => {
      controller.current = new AbortController();
      const { signal } = controller.current;
      return requestExtraction(source, {
        signal,
        keyFor,
        onStatus: (next) => !signal.aborted && setStatus(next),
        onJob: running.follow,
        onFilesSaved: () =>
          void client.invalidateQueries({ queryKey: queryKeyFor(endpoints.listDocuments) }),
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

  const resume = useEffectEvent(() => {
    const job = running.find(search.get('job'));
    if (!job) return;
    running.follow(job);
    action.mutate({ kind: 'job', job });
  });
  useEffect(() => {
    resume();
    return () => controller.current?.abort();
  }, []);

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
  const canRepeat =
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
    repeatWithBuiltIn: canRepeat
      ? () => action.mutate({ ...variables, provider: 'built-in' })
      : undefined,
    cancel,
  };
}

/** Provides an idempotency key for each file, so that a retry with the same file saves it only once. */
function useFileKeys() {
  const keys = useRef(new WeakMap<File, string>());
  return (file: File): string => {
    const key = keys.current.get(file) ?? randomKey();
    keys.current.set(file, key);
    return key;
  };
}

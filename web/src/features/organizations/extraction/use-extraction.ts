import type { LibraryDocument } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { ApiError, errorMessage, serverMessage } from '../../../lib/errors.ts';
import { pluralize } from '../../../lib/format.ts';
import { randomKey } from '../../../lib/use-idempotency-key.ts';
import { queryKeyFor } from '../../../lib/query.ts';
import { upload } from '../../../lib/upload.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/notify.ts';
import type { ExtractedField } from './extracted-fields.ts';
import { extractedFields, notesOf } from './extracted-fields.ts';
import { saveFiles } from './upload-to-library.ts';

const failed = 'Failed to extract organization information';
const busy = 'AI service is currently busy. Please try again in a few moments.';
const populated = (fields: readonly ExtractedField[]) =>
  `${pluralize(fields.length, 'field')} populated.`;

type ExtractionContext = {
  onFields: (fields: ExtractedField[]) => void;
  onProgress: (text: string) => void;
  /** Starts a request that is canceled when the dialog closes. */
  newSignal: () => AbortSignal;
};

export type ExtractionState = ReturnType<typeof useExtraction>;

/** Extracts organization fields from documents; closing the dialog cancels. */
export function useExtraction(onFields: (fields: ExtractedField[]) => void) {
  const controller = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState('');
  useEffect(() => () => controller.current?.abort(), []);
  const context: ExtractionContext = {
    onFields,
    onProgress: setProgress,
    newSignal: () => (controller.current = new AbortController()).signal,
  };
  const fromFiles = useFileExtraction(context);
  const fromDocument = useDocumentExtraction(context);
  const last = fromFiles.submittedAt > fromDocument.submittedAt ? fromFiles : fromDocument;
  return {
    progress,
    isDocumentPending: fromDocument.isPending,
    isPending: fromFiles.isPending || fromDocument.isPending,
    notes: last.data?.notes ?? [],
    nothingFound: last.data?.fields.length === 0,
    problem: last.isError ? problemOf(last.error) : undefined,
    fromFiles: fromFiles.mutate,
    fromDocument: fromDocument.mutate,
  };
}

function useFileExtraction({ onFields, onProgress, newSignal }: ExtractionContext) {
  const client = useQueryClient();
  const keyFor = useFileKeys();
  return useAction({
    mutationFn: async (files: File[]) => {
      const signal = newSignal();
      const { saved, notes, firstError } = await saveFiles(files, {
        signal,
        keyFor,
        onFile(name, number) {
          const count = files.length > 1 ? ` (${number} of ${files.length})` : '';
          onProgress(`Saving ${name} to your library${count}…`);
        },
      });
      if (saved.length === 0) throw firstError;
      void client.invalidateQueries({ queryKey: queryKeyFor(endpoints.listDocuments) });
      onProgress('Extracting information...');
      const response = await upload(endpoints.extractOrgInfo, { files: saved, signal });
      const [first] = saved;
      return {
        saved,
        notes: [...notes, ...notesOf(response)],
        fields: extractedFields(response, saved.length === 1 && first ? first.name : 'your files'),
      };
    },
    onSuccess: ({ fields, saved }) => {
      onFields(fields);
      notify.success(
        'Organization information extracted',
        `${pluralize(saved.length, 'document')} saved to your library. ${populated(fields)}`,
      );
    },
    onError: (error) => notify.failure(failed, error, 'You can enter the information below.'),
    onSettled: () => onProgress(''),
  });
}

/** The idempotency key of each file: a second attempt with the same file saves it only once. */
function useFileKeys() {
  const keys = useRef(new WeakMap<File, string>());
  return (file: File): string => {
    const key = keys.current.get(file) ?? randomKey();
    keys.current.set(file, key);
    return key;
  };
}

function useDocumentExtraction({ onFields, onProgress, newSignal }: ExtractionContext) {
  return useAction({
    mutationFn: async ({ id, name }: LibraryDocument) => {
      onProgress('Extracting information...');
      const response = await api(endpoints.extractOrg, { params: { id }, signal: newSignal() });
      return { fields: extractedFields(response, name), notes: notesOf(response) };
    },
    onSuccess: ({ fields }) => {
      onFields(fields);
      notify.success(`Organization information extracted from document. ${populated(fields)}`);
    },
    onError: (error) =>
      isBusy(error)
        ? notify.error('Service Temporarily Busy', serverMessage(error) ?? busy)
        : notify.serverMessageOr(
            'Extraction Failed',
            error,
            `${failed}. You can manually enter the information below.`,
          ),
    onSettled: () => onProgress(''),
  });
}

const isBusy = (error: unknown) => error instanceof ApiError && error.status === 429;

const problemOf = (error: unknown) =>
  isBusy(error)
    ? (serverMessage(error) ?? busy)
    : errorMessage(error, `${failed}. You can manually enter the information below.`);

import type { LibraryDocument } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { calls } from '../../../lib/calls.ts';
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

/** Extracts organization fields from documents; closing the dialog cancels. */
export function useExtraction(onFields: (fields: ExtractedField[]) => void) {
  const client = useQueryClient();
  const leaving = useRef<AbortController>(undefined);
  const keys = useRef(new WeakMap<File, string>());
  const [doing, setDoing] = useState('');
  useEffect(() => () => leaving.current?.abort(), []);

  /** The same key for each attempt with the same file, which saves it once. */
  const keyFor = (file: File) => {
    const key = keys.current.get(file) ?? randomKey();
    keys.current.set(file, key);
    return key;
  };
  const begin = () => (leaving.current = new AbortController()).signal;

  const fromFiles = useAction({
    mutationFn: async (files: File[]) => {
      const signal = begin();
      const { saved, notes, firstError } = await saveFiles(files, {
        signal,
        keyFor,
        onFile: (name, n) =>
          setDoing(
            `Saving ${name} to your library${files.length > 1 ? ` (${n} of ${files.length})` : ''}…`,
          ),
      });
      if (saved.length > 0)
        void client.invalidateQueries({ queryKey: queryKeyFor(calls.listDocuments) });
      if (saved.length === 0) throw firstError;
      setDoing('Extracting information...');
      const answer = await upload(calls.extractOrgInfo, { files: saved, signal });
      const [first] = saved;
      return {
        saved,
        notes: [...notes, ...notesOf(answer)],
        fields: extractedFields(answer, saved.length === 1 && first ? first.name : 'your files'),
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
    onSettled: () => setDoing(''),
  });

  const fromDocument = useAction({
    mutationFn: async ({ id, name }: LibraryDocument) => {
      setDoing('Extracting information...');
      const answer = await api(calls.extractOrg, { params: { id }, signal: begin() });
      return { fields: extractedFields(answer, name), notes: notesOf(answer) };
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
    onSettled: () => setDoing(''),
  });

  const last = fromFiles.submittedAt > fromDocument.submittedAt ? fromFiles : fromDocument;
  return {
    doing,
    /** Whether a library document is being extracted. */
    isReading: fromDocument.isPending,
    isPending: fromFiles.isPending || fromDocument.isPending,
    notes: last.data?.notes ?? [],
    nothingFound: last.data?.fields.length === 0,
    problem: last.isError ? problemOf(last.error) : undefined,
    fromFiles: fromFiles.mutate,
    fromDocument: fromDocument.mutate,
  };
}

const isBusy = (error: unknown) => error instanceof ApiError && error.status === 429;

const problemOf = (error: unknown) =>
  isBusy(error)
    ? (serverMessage(error) ?? busy)
    : errorMessage(error, `${failed}. You can manually enter the information below.`);

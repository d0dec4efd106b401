import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { endpoints } from '../../../lib/endpoints.ts';
import { createQueryKey } from '../../../lib/query.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import type { Attempt } from './request-analysis.ts';

/** Keeps track of uploaded guidelines, so that retries save the same file to the library only once. */
export function useSavedGuidelines(): Pick<Attempt, 'keyFor' | 'savedId' | 'onSaved'> {
  const client = useQueryClient();
  const { keyFor } = useIdempotencyKey();
  const latest = useRef<{ file: File; id: string }>(undefined);
  return {
    keyFor,
    savedId: (file) => (latest.current?.file === file ? latest.current.id : undefined),
    onSaved(file, id) {
      latest.current = { file, id };
      void client.invalidateQueries({ queryKey: createQueryKey(endpoints.listDocuments) });
    },
  };
}

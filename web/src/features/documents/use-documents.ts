import { useIsMutating } from '@tanstack/react-query';
import { endpoints } from '../../lib/endpoints.ts';
import { useList } from '../../lib/use-list.ts';
import { reorderKey } from './use-document-actions.ts';

const refetchIntervalMs = 2_000;

/** Loads the library, and refetches it while text is being extracted. */
export function useDocuments() {
  // Until a new order is stored, a refetch would bring back the previous one, and the next move would start from it.
  const isReordering = useIsMutating({ mutationKey: reorderKey }) > 0;
  return useList(endpoints.listDocuments, {
    refetchInterval: (documents) =>
      !isReordering && documents.some(({ reading }) => reading.state === 'pending')
        ? refetchIntervalMs
        : false,
  });
}

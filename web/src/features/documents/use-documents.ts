import { endpoints } from '../../lib/endpoints.ts';
import { useList } from '../../lib/use-list.ts';

const refetchIntervalMs = 2_000;

/** Loads the library, and refetches it while text is being extracted. */
export const useDocuments = () =>
  useList(endpoints.listDocuments, {
    refetchInterval: (documents) =>
      documents.some(({ reading }) => reading.state === 'pending') ? refetchIntervalMs : false,
  });

import { calls } from '../../lib/calls.ts';
import { useList } from '../../lib/use-list.ts';

const again = 2_000;

/** The library; read again while a document's text is still being read. */
export function useDocuments() {
  return useList(calls.listDocuments, {
    refetchInterval: (documents) =>
      documents.some(({ reading }) => reading.state === 'pending') ? again : false,
  });
}

import type { LibraryDocument } from '@grantwright/shared/contract';
import { announce } from '../../ui/announce.ts';
import { moveDocument } from './reorder/move-document.ts';
import { notifyReorderFailure, useReorderDocuments } from './use-document-actions.ts';
import type { useDocuments } from './use-documents.ts';

/** Moves a document to a position within the whole library and announces its new position. */
export function useMoveDocument({ fetchAll }: ReturnType<typeof useDocuments>) {
  const reorder = useReorderDocuments();
  return async (document: LibraryDocument, to: number | 'end') => {
    // Positions refer to the whole library, which may not be fully loaded yet.
    const documents = await fetchAll().catch(notifyReorderFailure);
    if (!documents) return;
    const from = documents.findIndex(({ id }) => id === document.id);
    const position = to === 'end' ? documents.length - 1 : to;
    const reorderedDocuments = moveDocument(documents, from, position);
    if (reorderedDocuments === documents) return;
    const describePlace = (index: number) => `number ${index + 1} of ${reorderedDocuments.length}`;
    announce(`${document.name} is now ${describePlace(position)}`);
    reorder.mutate(reorderedDocuments, {
      onError: () => announce(`${document.name} is ${describePlace(from)} again`),
    });
  };
}

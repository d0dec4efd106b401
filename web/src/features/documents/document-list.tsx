import type { LibraryDocument } from '@grantwright/shared/contract';
import { useState } from 'react';
import { DndProvider } from 'react-dnd-multi-backend';
import { Stack } from '../../ui/stack.ts';
import { DocumentCard } from './document-card.tsx';
import { dragOptions } from './reorder/drag-backends.ts';
import { TouchPreview } from './reorder/touch-preview.tsx';
import { useDeletions } from './use-document-actions.ts';

type DocumentListProps = {
  documents: readonly LibraryDocument[];
  /** Whether there are more pages, in which case the last loaded document is not the last in the library. */
  hasMore: boolean;
  /** `to` is a zero-based position, or the end of the library. */
  onMove: (document: LibraryDocument, to: number | 'end') => void;
  onDownload: (document: LibraryDocument) => void;
  onEdit: (document: LibraryDocument) => void;
  onShare: (document: LibraryDocument) => void;
  onDelete: (document: LibraryDocument) => void;
  /** Announces drag and drop to screen readers. */
  onAnnounce: (text: string) => void;
};

/** Lists the documents in the user's own order, which can be changed by drag and drop or in a card's menu. */
export function DocumentList({ documents, hasMore, onAnnounce, ...on }: DocumentListProps) {
  const deletions = useDeletions();
  const [options] = useState(() => dragOptions(onAnnounce));
  return (
    <DndProvider options={options}>
      <Stack as="ul" $gap={3} role="list">
        {documents.map((document, index) => (
          <DocumentCard
            key={document.id}
            document={document}
            index={index}
            length={documents.length}
            isLast={index === documents.length - 1 && !hasMore}
            isDeleting={deletions.includes(document.id)}
            onMove={(to) => on.onMove(document, to)}
            onDrop={(from) => {
              const droppedDocument = documents[from];
              if (droppedDocument) on.onMove(droppedDocument, index);
            }}
            onDownload={() => on.onDownload(document)}
            onEdit={() => on.onEdit(document)}
            onShare={() => on.onShare(document)}
            onDelete={() => on.onDelete(document)}
          />
        ))}
      </Stack>
      <TouchPreview />
    </DndProvider>
  );
}

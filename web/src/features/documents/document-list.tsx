import type { LibraryDocument } from '@grantwright/shared/contract';
import { useState } from 'react';
import { DndProvider } from 'react-dnd-multi-backend';
import styled from 'styled-components';
import { space } from '../../ui/tokens.ts';
import { DocumentCard } from './document-card.tsx';
import { dragOptions } from './reorder/drag-backends.ts';
import { TouchPreview } from './reorder/touch-preview.tsx';
import { useDeletions } from './use-document-actions.ts';

type DocumentListProps = {
  documents: readonly LibraryDocument[];
  /** Whether there are further pages, so that the last one here is not the last of all. */
  hasMore: boolean;
  /** `to` is a position of the list, or its far end. */
  onMove: (document: LibraryDocument, to: number | 'end') => void;
  onEdit: (document: LibraryDocument) => void;
  onDelete: (document: LibraryDocument) => void;
  /** For the screen's live region. */
  say: (words: string) => void;
};

/** The library in the person's own order, which they change by drag and drop or by the card's menu. */
export function DocumentList({ documents, hasMore, say, ...on }: DocumentListProps) {
  const deletions = useDeletions();
  const [options] = useState(() => dragOptions(say));
  return (
    <DndProvider options={options}>
      <Stack role="list">
        {documents.map((document, index) => (
          <DocumentCard
            key={document.id}
            document={document}
            index={index}
            length={documents.length}
            last={index === documents.length - 1 && !hasMore}
            deleting={deletions.includes(document.id)}
            onMove={(to) => on.onMove(document, to)}
            onDrop={(from) => {
              const dropped = documents[from];
              if (dropped) on.onMove(dropped, index);
            }}
            onEdit={() => on.onEdit(document)}
            onDelete={() => on.onDelete(document)}
          />
        ))}
      </Stack>
      <TouchPreview />
    </DndProvider>
  );
}

const Stack = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

import type { LibraryDocument } from '@grantwright/shared/contract';
import { FolderOpen, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Main, PageHeader } from '../../ui/page.tsx';
import { announce } from '../../ui/announce.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { space } from '../../ui/tokens.ts';
import { DocumentList } from './document-list.tsx';
import { moveDocument } from './reorder/move-document.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useDeleteDocument, useReorderDocuments } from './use-document-actions.ts';
import { useDocuments } from './use-documents.ts';
import { useRenameDraft } from './use-rename-draft.ts';

export function DocumentsPage() {
  const [uploading, setUploading] = useState(false);
  const { renaming, isKept, ...rename } = useRenameDraft();
  const list = useDocuments();
  const remove = useDeleteDocument();
  const reorder = useReorderDocuments();

  const move = async (document: LibraryDocument, to: number | 'end') => {
    // Positions count over the whole library, so all of it must be here.
    const documents = await list.fetchAll();
    const from = documents.findIndex(({ id }) => id === document.id);
    const place = to === 'end' ? documents.length - 1 : to;
    const after = moveDocument(documents, from, place);
    if (after === documents) return;
    const isNumber = (index: number) => `number ${index + 1} of ${after.length}`;
    announce(`${document.name} is now ${isNumber(place)}`);
    reorder.mutate(after, {
      onError: () => announce(`${document.name} is ${isNumber(from)} again`),
    });
  };
  useFocusKept(list.items?.length);
  const confirmDelete = (document: LibraryDocument) => {
    if (window.confirm('Are you sure you want to delete this document?')) {
      remove.mutate(document.id);
    }
  };
  const uploadButton = (
    <Button
      variant="primary"
      icon={<Upload size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => setUploading(true)}
    >
      Upload Document
    </Button>
  );
  return (
    <Main>
      <PageHeader
        title="Document Library"
        lead="Manage your documents for grant applications and organization information"
        action={(list.items?.length ?? 0) > 0 && uploadButton}
      />
      {list.isPending && (
        <Loading label="Loading your documents">
          <Stack>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} $height="84px" />
            ))}
          </Stack>
        </Loading>
      )}
      {list.isError && !list.items && (
        <ErrorState
          title="Your documents could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.items?.length === 0 && (
        <EmptyState
          icon={<FolderOpen size={28} strokeWidth={1.5} aria-hidden />}
          title="No documents yet"
          action={uploadButton}
        >
          Upload your first document to get started
        </EmptyState>
      )}
      {list.items && list.items.length > 0 && (
        <DocumentList
          documents={list.items}
          hasMore={list.hasNextPage}
          onMove={(document, to) => void move(document, to)}
          onEdit={rename.begin}
          onDelete={confirmDelete}
          say={announce}
        />
      )}
      <LoadMore {...list} />
      {uploading && <UploadDialog onClose={() => setUploading(false)} />}
      {renaming && (
        <RenameDialog {...renaming} isKept={isKept} onType={rename.type} onClose={rename.end} />
      )}
    </Main>
  );
}

/** The button that deleted a document goes with its card: the focus stays on the screen, as after a dialog. */
function useFocusKept(count: number | undefined) {
  const before = useRef(count);
  useEffect(() => {
    const isLess = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    if (isLess && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [count]);
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

import type { LibraryDocument } from '@grantwright/shared/contract';
import { Bookmark, FolderOpen, Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Main, PageHeader } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Stack, WrappingRow } from '../../ui/stack.ts';
import { DocumentList } from './document-list.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useDeleteDocument } from './use-document-actions.ts';
import { useDocuments } from './use-documents.ts';
import { useDownloadDocument } from './use-download-document.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useMoveDocument } from './use-move-document.ts';
import { useRenameDraft } from './use-rename-draft.ts';

export function DocumentsPage() {
  const [isUploading, setIsUploading] = useState(false);
  const [shared, setShared] = useState<LibraryDocument>();
  const { activeDraft, isRestored, ...rename } = useRenameDraft();
  const list = useDocuments();
  const remove = useDeleteDocument();
  const download = useDownloadDocument();
  const move = useMoveDocument(list);
  useFocusAfterRemoval(list.items?.length);

  const confirmDelete = (document: LibraryDocument) => {
    if (window.confirm('Are you sure you want to delete this document?')) {
      remove.mutate(document.id);
    }
  };
  const uploadButton = (
    <Button variant="primary" icon={<Upload />} onClick={() => setIsUploading(true)}>
      Upload Document
    </Button>
  );
  return (
    <Main>
      <PageHeader
        title="Document Library"
        lead="Manage your documents for grant applications and organization information"
        action={
          <WrappingRow $gap={3}>
            <ButtonLink to={paths.answers} icon={<Bookmark />}>
              Answers
            </ButtonLink>
            {(list.items?.length ?? 0) > 0 && uploadButton}
          </WrappingRow>
        }
      />
      {list.isPending && <DocumentsLoading />}
      {list.isError && !list.items && (
        <ErrorState title="We couldn’t load your documents" query={list} />
      )}
      {list.items?.length === 0 && <NoDocuments action={uploadButton} />}
      {list.items && list.items.length > 0 && (
        <DocumentList
          documents={list.items}
          hasMore={list.hasNextPage}
          onMove={(document, to) => void move(document, to)}
          onDownload={(document) => download.mutate(document)}
          onEdit={rename.begin}
          onShare={setShared}
          onDelete={confirmDelete}
          onAnnounce={announce}
        />
      )}
      <LoadMore {...list} />
      {isUploading && <UploadDialog onClose={() => setIsUploading(false)} />}
      {shared && <ShareDialog document={shared} onClose={() => setShared(undefined)} />}
      {activeDraft && (
        <RenameDialog
          {...activeDraft}
          isRestored={isRestored}
          onChange={rename.change}
          onClose={rename.end}
        />
      )}
    </Main>
  );
}

const NoDocuments = ({ action }: { action: ReactNode }) => (
  <EmptyState
    icon={<FolderOpen size={28} strokeWidth={1.5} />}
    title="No documents yet"
    action={action}
  >
    Upload your first document to get started
  </EmptyState>
);

const DocumentsLoading = () => (
  <Loading label="Loading your documents">
    <Stack $gap={3}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} $height="84px" />
      ))}
    </Stack>
  </Loading>
);

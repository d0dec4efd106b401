import type { LibraryDocument } from '@grantwright/shared/contract';
import { FolderOpen } from 'lucide-react';
import { endpoints } from '../../../../lib/endpoints.ts';
import { isolateAfterRtl } from '../../../../lib/format.ts';
import { useCompleteList } from '../../../../lib/use-complete-list.ts';
import { Button } from '../../../../ui/button.tsx';
import { NextPageError } from '../../../../ui/next-page-error.tsx';
import { OptionField } from '../../../../ui/option-select.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import {
  formatDocumentDate,
  getDocumentLabel,
  describeExtractionStatus,
} from '../../text/document-labels.ts';

type LibrarySourceProps = {
  documentId: string;
  onChoose: (id: string) => void;
  onUpload: () => void;
};

/** Selects guidelines from the document library. */
export function LibrarySource({ documentId, onChoose, onUpload }: LibrarySourceProps) {
  const documents = useCompleteList(endpoints.listDocuments);
  if (documents.isError && !documents.items) {
    return <ErrorState title="We couldn’t load your library" query={documents} />;
  }
  if (!documents.items) {
    return (
      <Loading label="Loading your library">
        <Skeleton $height="44px" />
      </Loading>
    );
  }
  if (documents.items.length === 0) {
    return (
      <EmptyState
        as="h3"
        icon={<FolderOpen size={28} strokeWidth={1.5} />}
        title="Your document library is empty"
        action={<Button onClick={onUpload}>Upload a file</Button>}
      >
        Files you upload here are also saved to your library.
      </EmptyState>
    );
  }
  const selected = documents.items.find(({ id }) => id === documentId);
  return (
    <>
      <OptionField
        label="Document"
        hint={selected && describeExtractionStatus(selected.reading)}
        value={selected?.id ?? ''}
        options={[
          { value: '', label: 'Choose a document', disabled: true },
          ...documents.items.map((document) => ({
            value: document.id,
            label: formatDocumentOption(document),
          })),
        ]}
        onChoose={onChoose}
      />
      <NextPageError list={documents} onRetry={() => void documents.fetchNextPage()} />
    </>
  );
}

function formatDocumentOption(document: LibraryDocument): string {
  const name = getDocumentLabel(document);
  const { state } = document.reading;
  const rest = [
    formatDocumentDate(document),
    state === 'unreadable' && 'can’t be read',
    state === 'pending' && 'still processing',
  ].filter((words) => words !== false);
  return `${name} · ${isolateAfterRtl(name, rest.join(' · '))}`;
}

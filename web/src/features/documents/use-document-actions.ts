import type { LibraryDocument } from '@grantwright/shared/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Page } from '../../lib/api.ts';
import { api } from '../../lib/api.ts';
import { calls } from '../../lib/calls.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { pagesKeyFor } from '../../lib/use-list.ts';
import { queryKeyFor } from '../../lib/query.ts';
import { upload } from '../../lib/upload.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/notify.ts';
import { toDocumentOrders } from './reorder/move-document.ts';

export const uploadFailed = 'Failed to upload document. Please try again.';

const listKey = queryKeyFor(calls.listDocuments);

export function useUploadDocument(onProgress: (share: number) => void) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useAction({
    once: true,
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) =>
      upload(calls.createDocument, {
        files: [file],
        signal,
        onProgress,
        idempotencyKey: intention.keyFor([file.name, file.size, file.lastModified]),
      }),
    onSuccess: async () => {
      intention.done();
      notify.success('Document uploaded successfully');
      await client.invalidateQueries({ queryKey: listKey });
    },
    onError: (error) => notify.failureWithCause('Upload Failed', error, uploadFailed),
  });
}

export function useRenameDocument() {
  const client = useQueryClient();
  return useAction({
    mutationFn: ({ id, name }: Pick<LibraryDocument, 'id' | 'name'>) =>
      api(calls.renameDocument, { params: { id }, body: { name: name.trim() } }),
    onSuccess: async () => {
      notify.success('Document updated successfully');
      await client.invalidateQueries({ queryKey: listKey });
    },
    onError: (error) =>
      notify.failureWithCause('Update Failed', error, 'Failed to update document name.'),
  });
}

const deletion = ['deletion of a document'];

export function useDeleteDocument() {
  const client = useQueryClient();
  return useAction({
    mutationKey: deletion,
    about: (id) => id,
    mutationFn: (id: string) => api(calls.deleteDocument, { params: { id } }),
    onSuccess: async () => {
      notify.success('Document deleted successfully');
      await client.invalidateQueries({ queryKey: listKey });
    },
    onError: (error) =>
      notify.failureWithCause('Delete Failed', error, 'Failed to delete document.'),
  });
}

/** The ids of what is being deleted at the moment; there may be several. */
export const useDeletions = () =>
  useMutationState({
    filters: { mutationKey: deletion, status: 'pending' },
    select: ({ state }) => state.variables as string,
  });

/**
 * Shows the new order immediately, sends it, and restores the old one if it is refused. Orders go
 * out one after the other, so that the last one given is the last one stored.
 */
export function useReorderDocuments() {
  const client = useQueryClient();
  const pagesKey = pagesKeyFor(calls.listDocuments);
  return useMutation({
    scope: { id: 'order of the library' },
    mutationFn: (documents: readonly LibraryDocument[]) =>
      api(calls.reorderDocuments, { body: { documentOrders: toDocumentOrders(documents) } }),
    onMutate: async (documents) => {
      await client.cancelQueries({ queryKey: listKey });
      const before = client.getQueryData<InfiniteData<Page<LibraryDocument>>>(pagesKey);
      client.setQueryData(pagesKey, {
        pages: [{ items: documents }],
        pageParams: [undefined],
      });
      return before;
    },
    onError: (error, _documents, before) => {
      client.setQueryData(pagesKey, before);
      notify.failureWithCause('Reorder Failed', error, 'Failed to reorder documents.');
      // Another order may have gone out meanwhile: what is stored decides.
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
}

import type { LibraryDocument } from '@grantwright/shared/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Page } from '../../lib/api.ts';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { createPagesKey } from '../../lib/use-list.ts';
import { createOptimisticKey, createQueryKey } from '../../lib/query.ts';
import { uploadFiles } from '../../lib/upload.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/notify.ts';
import { toDocumentOrders } from './reorder/move-document.ts';

export const uploadFailed = 'Failed to upload document. Please try again.';

const listQuery = { queryKey: createQueryKey(endpoints.listDocuments) };

type NewDocument = { file: File; organizationId: string | undefined; signal: AbortSignal };

export function useUploadDocument(onProgress: (fraction: number) => void) {
  const client = useQueryClient();
  const idempotency = useIdempotencyKey();
  return useAction({
    once: true,
    mutationFn: ({ file, organizationId, signal }: NewDocument) =>
      uploadFiles(endpoints.createDocument, {
        files: [file],
        signal,
        query: { organizationId },
        onProgress,
        idempotencyKey: idempotency.keyFor([
          file.name,
          file.size,
          file.lastModified,
          organizationId,
        ]),
      }),
    onSuccess: async () => {
      idempotency.done();
      notify.success('Document uploaded successfully');
      await client.invalidateQueries(listQuery);
    },
    onError: (error) => notify.failureWithCause('Upload Failed', error, uploadFailed),
  });
}

export function useRenameDocument() {
  const client = useQueryClient();
  return useAction({
    mutationFn: ({ id, name }: Pick<LibraryDocument, 'id' | 'name'>) =>
      api(endpoints.renameDocument, { params: { id }, body: { name: name.trim() } }),
    onSuccess: async () => {
      notify.success('Document updated successfully');
      await client.invalidateQueries(listQuery);
    },
    onError: (error) =>
      notify.failureWithCause('Update Failed', error, 'Failed to update document name.'),
  });
}

const deletionKey = ['delete-document'];

export function useDeleteDocument() {
  const client = useQueryClient();
  return useAction({
    mutationKey: deletionKey,
    itemKey: (id) => id,
    mutationFn: (id: string) => api(endpoints.deleteDocument, { params: { id } }),
    onSuccess: async () => {
      notify.success('Document deleted successfully');
      await client.invalidateQueries(listQuery);
    },
    onError: (error) =>
      notify.failureWithCause('Delete Failed', error, 'Failed to delete document.'),
  });
}

/** Returns the ids of the documents being deleted. */
export const useDeletions = () =>
  useMutationState({
    filters: { mutationKey: deletionKey, status: 'pending' },
    select: ({ state }) => String(state.variables),
  });

export const notifyReorderFailure = (error: unknown) =>
  notify.failureWithCause('Reorder Failed', error, 'Failed to reorder documents.');

/**
 * Shows the new order immediately and rolls it back if the request fails. Requests run one at a time so that the latest
 * order is stored last.
 */
export function useReorderDocuments() {
  const client = useQueryClient();
  const pagesKey = createPagesKey(endpoints.listDocuments);
  const mutationKey = createOptimisticKey(endpoints.listDocuments);
  return useMutation({
    mutationKey,
    scope: { id: 'reorder-documents' },
    mutationFn: (documents: readonly LibraryDocument[]) =>
      api(endpoints.reorderDocuments, { body: { documentOrders: toDocumentOrders(documents) } }),
    onMutate: async (documents) => {
      const isFetching = client.isFetching(listQuery) > 0;
      await client.cancelQueries(listQuery);
      const before = client.getQueryData<InfiniteData<Page<LibraryDocument>>>(pagesKey);
      client.setQueryData(pagesKey, {
        pages: [{ items: documents }],
        pageParams: [undefined],
      });
      // Waits until the order is stored.
      if (isFetching) void client.invalidateQueries(listQuery);
      return before;
    },
    onError: (error, _documents, before) => {
      // A newer order includes this move and may still be stored.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(pagesKey, before);
      notifyReorderFailure(error);
      void client.invalidateQueries(listQuery);
    },
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { endpoints } from '../../../lib/endpoints.ts';
import { createQueryKey } from '../../../lib/query.ts';
import { uploadFiles } from '../../../lib/upload.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { notify } from '../../../ui/notify.ts';

/** Adds a file to the library. */
export function useLibraryUpload() {
  const client = useQueryClient();
  const idempotency = useIdempotencyKey();
  return useAction({
    mutationFn: (file: File) =>
      uploadFiles(endpoints.createDocument, {
        files: [file],
        idempotencyKey: idempotency.keyFor([file.name, file.size, file.lastModified]),
      }),
    onSuccess: async () => {
      idempotency.done();
      await client.invalidateQueries({ queryKey: createQueryKey(endpoints.listDocuments) });
    },
    onError: (error) =>
      notify.failureWithCause(
        'Upload Failed',
        error,
        'Failed to upload document. Please try again.',
      ),
  });
}

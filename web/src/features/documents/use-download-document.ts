import type { LibraryDocument } from '@grantwright/shared/contract';
import { apiFile } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/notify.ts';

/** Downloads a document exactly as it was uploaded. */
export function useDownloadDocument() {
  return useAction({
    itemKey: ({ id }) => id,
    mutationFn: async ({ id, originalName }: Pick<LibraryDocument, 'id' | 'originalName'>) => {
      const { blob } = await apiFile(endpoints.getDocumentFile, { params: { id } });
      saveFile(blob, originalName);
    },
    onSuccess: () => notify.success('Download Started'),
    onError: (error) =>
      notify.failureWithCause('Download Failed', error, 'Failed to download document.'),
  });
}

import type { Receipt } from '@grantwright/shared/contract';
import { apiFile } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/notify.ts';

/** Downloads the receipt of a payment as a PDF file. */
export function useDownloadReceipt() {
  return useAction({
    mutationFn: async ({ id, number }: Pick<Receipt, 'id' | 'number'>) => {
      const { blob } = await apiFile(endpoints.downloadReceipt, { params: { id } });
      saveFile(blob, `receipt_${number.toLowerCase()}.pdf`);
    },
    onSuccess: () => notify.success('Download Started'),
    onError: (error) =>
      notify.failureWithCause('Download Failed', error, 'Failed to download the receipt.'),
  });
}

import { createSavedFileName, type ApplicationSummary } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api, apiFile } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { createQueryKey } from '../../lib/query.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/notify.ts';

export function useDeleteApplication(onDeleted: () => void) {
  const client = useQueryClient();
  return useAction({
    mutationFn: (id: string) =>
      api(endpoints.deleteApplication, { params: { id }, onSignedOut: 'home' }),
    onSuccess: async () => {
      notify.success('Application deleted successfully');
      await Promise.all([
        client.invalidateQueries({ queryKey: createQueryKey(endpoints.listApplications) }),
        client.invalidateQueries({ queryKey: createQueryKey(endpoints.countApplications) }),
      ]);
      onDeleted();
    },
    onError: (error) => notify.failureWithCause('Error', error, 'Failed to delete application'),
  });
}

export function useDownloadApplication() {
  return useAction({
    mutationFn: async ({ id }: Pick<ApplicationSummary, 'id'>) => {
      const { blob } = await apiFile(endpoints.downloadApplication, { params: { id } });
      saveFile(blob, createSavedFileName(id));
    },
    onSuccess: () => notify.success('Download Started'),
    onError: (error) => notify.failureWithCause('Error', error, 'Failed to download application'),
  });
}

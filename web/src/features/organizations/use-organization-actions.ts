import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { createQueryKey } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/notify.ts';

export function useDeleteOrganization(onDeleted: () => void) {
  const client = useQueryClient();
  return useAction({
    mutationFn: (id: string) => api(endpoints.deleteOrganization, { params: { id } }),
    onSuccess: async () => {
      notify.success('Organization deleted successfully');
      // Deleting an organization deletes its applications.
      void client.invalidateQueries({ queryKey: createQueryKey(endpoints.listApplications) });
      void client.invalidateQueries({ queryKey: createQueryKey(endpoints.countApplications) });
      await client.invalidateQueries({ queryKey: createQueryKey(endpoints.listOrganizations) });
      onDeleted();
    },
    onError: (error) => notify.serverMessageOr('Error', error, 'Failed to delete organization'),
  });
}

export function useSetDefaultOrganization() {
  const client = useQueryClient();
  return useAction({
    mutationFn: (id: string) => api(endpoints.setDefaultOrganization, { params: { id } }),
    onSuccess: async () => {
      notify.success('Default organization updated');
      await client.invalidateQueries({ queryKey: createQueryKey(endpoints.listOrganizations) });
    },
    onError: (error) =>
      notify.serverMessageOr('Error', error, 'Failed to set default organization'),
  });
}

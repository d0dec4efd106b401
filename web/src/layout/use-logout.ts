import { api } from '../lib/api.ts';
import { endpoints } from '../lib/endpoints.ts';
import { leavePage } from '../lib/page-navigation.ts';
import { paths } from '../lib/paths.ts';
import { useAction } from '../lib/use-action.ts';
import { notify } from '../ui/notify.ts';

export function useLogout() {
  return useAction({
    mutationFn: () => api(endpoints.logout, { onSignedOut: 'stay' }),
    onSuccess: () => leavePage(paths.home),
    onError: (error) => {
      // The document library only logs the failure; the other screens show it.
      if (window.location.pathname === paths.documents) window.reportError(error);
      else notify.error('Logout Error', 'There was an error logging out. Please try again.');
    },
  });
}

import { useState } from 'react';
import { api } from '../lib/api.ts';
import { endpoints } from '../lib/endpoints.ts';
import { leavePage } from '../lib/page-navigation.ts';
import { paths } from '../lib/paths.ts';
import { useSignedInUser } from '../lib/session.ts';
import { useAction } from '../lib/use-action.ts';
import { notify } from '../ui/notify.ts';

/** What to do with unsaved work in this browser. */
type Choice = 'unsaved' | 'nothing';

/** Signs the user out. If only this browser has some of their work, asks first whether it stays here. */
export function useLogout() {
  const { id } = useSignedInUser();
  const [isAsking, setIsAsking] = useState(false);
  const action = useAction({
    mutationFn: async (choice: Choice | void) => {
      // Everything stays in the browser if the code that removes it does not load.
      const localData = await import('../domain/local-data/local-data.ts').catch(() => undefined);
      if (!choice && (await localData?.hasUnsavedData(id))) return 'asks';
      await api(endpoints.logout, { onSignedOut: 'stay' });
      await localData?.removeLocalData(id, choice ?? 'unsaved');
      return 'signed-out';
    },
    onSuccess: (outcome) => {
      if (outcome === 'asks') setIsAsking(true);
      else leavePage(paths.home);
    },
    onError: (error) => {
      // The document library only logs the failure; the other screens show it.
      if (window.location.pathname === paths.documents) window.reportError(error);
      else notify.error('Logout Error', 'There was an error logging out. Please try again.');
    },
  });
  return { ...action, isAsking, stopAsking: () => setIsAsking(false) };
}

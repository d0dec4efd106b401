import { leavePage } from '../../lib/page-navigation.ts';
import { paths } from '../../lib/paths.ts';
import { requestKeepDraft } from './open-draft.ts';
import { signOutChannel } from './sign-out-channel.ts';

/**
 * Leaves this page when the user signs out, or deletes the account, in another tab. This tab stops storing drafts
 * first, and removes its own data, because the other tab cannot access its session storage.
 */
export function useSignOutInOtherTabs(userId: string): void {
  signOutChannel.useMessages(userId, ({ kept }) => {
    requestKeepDraft(kept);
    void import('./local-data.ts')
      .then(({ removeFromThisTab }) => removeFromThisTab(userId, kept))
      .catch(() => undefined)
      .finally(() => leavePage(paths.home));
  });
}

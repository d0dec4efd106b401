import { shareForReviewLabel } from '@grantwright/shared/contract';
import { Link2 } from 'lucide-react';
import { lazyDialogButton } from '../../../ui/lazy-dialog-button.tsx';

/** Opens the dialog with an application's review links and comments. */
export const ShareButton = lazyDialogButton(
  Link2,
  shareForReviewLabel,
  async () => (await import('./saved-dialogs.tsx')).SavedShareDialog,
);

import { History } from 'lucide-react';
import { lazyDialogButton } from '../../../ui/lazy-dialog-button.tsx';

/** Opens the dialog with the earlier versions of an application. */
export const VersionsButton = lazyDialogButton(
  History,
  'Versions',
  async () => (await import('./saved-dialogs.tsx')).SavedVersionsDialog,
);

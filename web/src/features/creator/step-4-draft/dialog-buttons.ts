import { History, Link2 } from 'lucide-react';
import { lazyDialogButton } from '../../../ui/lazy-dialog-button.tsx';

export const VersionsButton = lazyDialogButton(
  History,
  'Versions',
  async () => (await import('../versions/versions-dialog.tsx')).VersionsDialog,
);

/** Opens the links and comments of an application. */
export const ShareButton = lazyDialogButton(
  Link2,
  'Share for review',
  async () => (await import('../reviews/share-dialog.tsx')).ShareDialog,
);

import { History, Link2 } from 'lucide-react';
import { lazyDialogButton } from '../../../ui/lazy-dialog-button.tsx';

const load = () => import('./saved-dialogs.tsx');

export const VersionsButton = lazyDialogButton(
  History,
  'Versions',
  async () => (await load()).Versions,
);

/** Opens the dialog with an application's review links and comments. */
export const ShareButton = lazyDialogButton(
  Link2,
  'Share for review',
  async () => (await load()).Share,
);

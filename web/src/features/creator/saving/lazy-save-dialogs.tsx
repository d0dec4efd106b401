import { useEffect } from 'react';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import type { SaveDialogsProps } from './save-dialogs.tsx';

const loadSaveDialogs = () => import('./save-dialogs.tsx');
const SaveDialogs = lazyWithRetry(async () => (await loadSaveDialogs()).SaveDialogs);

/** Loads the save dialogs as soon as there is unsaved work, because they must open even if the network goes down. */
export function LazySaveDialogs({
  isUnsaved,
  ...props
}: SaveDialogsProps & { isUnsaved: boolean }) {
  const { dialog, guard, closeDialog } = props.flow;
  useEffect(() => {
    if (isUnsaved) loadSaveDialogs().catch(() => undefined);
  }, [isUnsaved]);
  if (!dialog && !guard.isBlocked) return null;
  const closeAll = () => {
    closeDialog();
    guard.stay();
  };
  return (
    <LazyBoundary onLoadError={closeAll}>
      <SaveDialogs {...props} />
    </LazyBoundary>
  );
}

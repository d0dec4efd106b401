import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cancelJob } from '../../../domain/jobs/follow-job.ts';
import { paths } from '../../../lib/paths.ts';
import { announceDelayMs, useAnnouncement } from '../../../ui/announce.ts';
import type { LoadedCreator } from '../load-application/load-creator.ts';
import { browserDrafts } from '../local-drafts/draft-store.ts';
import { useLocalDraft } from '../local-drafts/use-local-draft.ts';
import type { useReplacedText } from '../local-drafts/use-replaced-text.ts';
import { isSameWork } from '../state/unsaved-work.ts';
import type { useCreatorState } from '../state/use-creator-state.ts';
import { useAutosave } from './autosave/use-autosave.ts';
import { useSaver } from './autosave/use-saver.ts';
import { useSave } from './use-save.ts';
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard.ts';

type SaveFlowOptions = {
  creator: ReturnType<typeof useCreatorState>;
  loaded: LoadedCreator;
  /** The key of the local draft. */
  slot: string;
  replaced: ReturnType<typeof useReplacedText>;
  onCreated: (id: string) => void;
};

export type SaveFlow = ReturnType<typeof useSaveFlow>;

/** Saves the application, its working copy and the local draft, and controls which save dialog is open. */
export function useSaveFlow(options: SaveFlowOptions) {
  const { creator, loaded, slot, replaced, onCreated } = options;
  const { state, dispatch, getCurrent, isUnsaved, isWorthStoring } = creator;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'payment' | 'conflict' | 'autosave-conflict'>();
  const closeDialog = () => setDialog(undefined);
  const saver = useSaver(creator, loaded);
  const isOnServer = () => saver.isUpToDate() && creator.isAutosavable();
  const { store: storeDraft, storeNow } = useLocalDraft(
    { store: browserDrafts, slot, getCurrent, isWorthStoring, isOnServer },
    state,
  );
  const { autosave, onTextChange } = useAutosave({
    creator,
    saver,
    storeDraft,
    onConflict: () => setDialog((open) => open ?? 'autosave-conflict'),
  });
  // Unsaved work from an earlier visit remains in its draft.
  const isUntouched = () =>
    loaded.savedState.saved !== null && isSameWork(getCurrent(), loaded.state);
  const guard = useUnsavedChangesGuard(() => isUnsaved() && !isUntouched());

  const { saving, save } = useSave({
    getCurrent,
    dispatch,
    saver,
    onCreated(id) {
      void browserDrafts.remove(loaded.slot);
      // If the unsaved-changes dialog is open, the pending navigation takes precedence.
      if (!guard.isBlocked) guard.bypass(() => onCreated(id));
    },
    onSaved(work) {
      creator.setBaseline(work);
      saver.accept(work);
      // Remove the local draft before the user can navigate away.
      void browserDrafts.remove(slot);
    },
    onStale: () => setDialog('conflict'),
    onPaymentNeeded: () => setDialog('payment'),
  });
  useAnnouncement(saving && 'Saving...', announceDelayMs);

  const keepMine = async () => {
    // Save only if the conflict was caused by a save, not by an autosave.
    if (dialog === 'conflict' && (await save()) !== 'saved') return;
    closeDialog();
    // Resume the navigation that opened the dialog.
    if (dialog === 'conflict') guard.leave();
  };
  const useOther = () => {
    closeDialog();
    // Stay on the page so that the user can read the other version first.
    guard.stay();
  };
  const discard = () => {
    for (const { id, isDone } of Object.values(getCurrent().jobs ?? {}))
      if (!isDone) void cancelJob(id);
    creator.abandon();
    void saver.abandon();
    void browserDrafts.remove(slot);
  };
  const pay = () => {
    storeNow();
    const back = state.saved ? paths.application(state.saved.id) : paths.creator;
    guard.bypass(() => void navigate(paths.checkout(back)));
  };

  const dialogs = { dialog, closeDialog, guard, keepMine, useOther, discard, pay };
  return { ...dialogs, saving, save, saver, replaced, autosave, onTextChange };
}

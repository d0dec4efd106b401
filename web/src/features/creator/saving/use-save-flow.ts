import type { Application } from '@grantwright/shared/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { htmlToDocument } from '../../../lib/html-to-document.ts';
import { cancelJob } from '../../../lib/job.ts';
import { paths } from '../../../lib/paths.ts';
import { announceDelayMs, useAnnouncement } from '../../../ui/announce.ts';
import { browserDrafts } from '../local-drafts/draft-store.ts';
import { useLocalDraft } from '../local-drafts/use-local-draft.ts';
import type { useReplacedText } from '../local-drafts/use-replaced-text.ts';
import { applicationToState } from '../state/application-to-state.ts';
import { workOf } from '../state/unsaved-work.ts';
import type { useCreatorState } from '../state/use-creator-state.ts';
import { useSave } from './use-save.ts';
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard.ts';

type SaveFlowOptions = {
  creator: ReturnType<typeof useCreatorState>;
  /** The key of the local draft, and the key it had before the first save. */
  slot: string;
  initialSlot: string;
  replaced: ReturnType<typeof useReplacedText>;
  onCreated: (id: string) => void;
};

export type SaveFlow = ReturnType<typeof useSaveFlow>;

/** Saves the application and the local draft, and decides which of the save dialogs is open. */
export function useSaveFlow(options: SaveFlowOptions) {
  const { creator, slot, initialSlot, replaced, onCreated } = options;
  const { state, dispatch, current, isUnsaved, isWorthStoring } = creator;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'payment' | 'conflict'>();
  const closeDialog = () => setDialog(undefined);
  const { storeNow } = useLocalDraft(
    { store: browserDrafts, slot, current, isWorthStoring },
    state,
  );
  const guard = useUnsavedChangesGuard(isUnsaved);

  const { saving, save } = useSave({
    current,
    dispatch,
    onCreated(id) {
      void browserDrafts.remove(initialSlot);
      // With the unsaved-changes dialog open, the pending navigation wins.
      if (!guard.isBlocked) guard.bypass(() => onCreated(id));
    },
    onSaved(work) {
      creator.setBaseline(work);
      // Remove the local draft before the user can navigate away.
      void browserDrafts.remove(slot);
    },
    onStale: () => setDialog('conflict'),
    onPaymentNeeded: () => setDialog('payment'),
  });
  useAnnouncement(saving && 'Saving...', announceDelayMs);

  const keepMine = async (theirs: Application) => {
    replaced.store({
      document: htmlToDocument(theirs.content),
      label: 'The version saved elsewhere',
    });
    if ((await save({ version: theirs.version })) !== 'saved') return;
    closeDialog();
    // Continue the navigation that opened the dialog.
    guard.leave();
  };
  const acceptTheirs = (theirs: Application) => {
    replaced.storeCurrent('Your version');
    const opened = applicationToState(theirs);
    dispatch({ type: 'state-replaced', state: opened });
    creator.setBaseline(workOf(opened));
    closeDialog();
    // Stay on the page so that the user can read the other version first.
    guard.stay();
  };
  const discard = () => {
    const { job } = current();
    if (job) void cancelJob(job.id);
    creator.abandon();
    void browserDrafts.remove(slot);
  };
  const pay = () => {
    storeNow();
    const back = state.saved ? paths.application(state.saved.id) : paths.creator;
    guard.bypass(() => void navigate(paths.checkout(back)));
  };

  return { saving, save, dialog, closeDialog, guard, keepMine, acceptTheirs, discard, pay };
}

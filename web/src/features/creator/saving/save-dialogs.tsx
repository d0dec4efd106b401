import { createEmptyDocument } from '@grantwright/shared/richtext';
import type { useCreatorState } from '../state/use-creator-state.ts';
import { createConflictChoice } from './conflict-choice.ts';
import { PaymentRequiredDialog } from './payment-required-dialog.tsx';
import { VersionConflictDialog } from './version-conflict-dialog.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import type { SaveFlow } from './use-save-flow.ts';

export type SaveDialogsProps = { creator: ReturnType<typeof useCreatorState>; flow: SaveFlow };

/** Shows the dialogs for saving and leaving, one at a time. */
export function SaveDialogs({ creator, flow }: SaveDialogsProps) {
  const { state, dispatch, getCurrent } = creator;
  const { dialog, guard, saving } = flow;
  if (dialog === 'payment')
    return <PaymentRequiredDialog open onClose={flow.closeDialog} onPay={flow.pay} />;
  if (dialog && state.saved) {
    const { saver, replaced } = flow;
    const choice = createConflictChoice({ creator, replaced, saver });
    return (
      <VersionConflictDialog
        id={state.saved.id}
        mine={getCurrent().document ?? createEmptyDocument()}
        saving={saving}
        lostParts={choice.lostParts}
        onKeepMine={async (theirs) => {
          await choice.keepMine(theirs);
          await flow.keepMine();
        }}
        onUseOther={async (theirs) => {
          await choice.acceptTheirs(theirs);
          flow.useOther();
        }}
        onClose={flow.closeDialog}
      />
    );
  }
  if (!guard.isBlocked) return null;
  return (
    <UnsavedChangesDialog
      open
      isSaving={saving}
      title={state.title}
      onTitleChange={(value) => dispatch({ type: 'title-edited', value })}
      onStay={guard.stay}
      onLeave={() => {
        flow.discard();
        guard.leave();
      }}
      onSave={() => {
        void flow.save().then((outcome) => {
          if (outcome === 'saved') guard.leave();
        });
      }}
    />
  );
}

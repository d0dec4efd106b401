import type { Application } from '@grantwright/shared/contract';
import { emptyDocument } from '@grantwright/shared/richtext';
import type { CreatorState } from '../state/creator-state.ts';
import { PaymentRequiredDialog } from './payment-required-dialog.tsx';
import { VersionConflictDialog } from './version-conflict-dialog.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import type { useUnsavedChangesGuard } from './use-unsaved-changes-guard.ts';
import type { SaveOutcome } from './use-save.ts';

type SaveDialogsProps = {
  dialog: 'payment' | 'conflict' | undefined;
  state: CreatorState;
  mine: () => CreatorState;
  saving: boolean;
  guard: ReturnType<typeof useUnsavedChangesGuard>;
  onTitle: (title: string) => void;
  onSave: () => Promise<SaveOutcome>;
  onDiscard: () => void;
  onPay: () => void;
  onKeepMine: (theirs: Application) => void;
  onUseOther: (theirs: Application) => void;
  onClose: () => void;
};

/** The dialogs of saving and leaving, one at a time. */
export function SaveDialogs(props: SaveDialogsProps) {
  const { dialog, state, guard } = props;
  if (dialog === 'payment')
    return <PaymentRequiredDialog open onClose={props.onClose} onPay={props.onPay} />;
  if (dialog === 'conflict' && state.saved) {
    return (
      <VersionConflictDialog
        id={state.saved.id}
        mine={props.mine().document ?? emptyDocument()}
        saving={props.saving}
        onKeepMine={props.onKeepMine}
        onUseOther={props.onUseOther}
        onClose={props.onClose}
      />
    );
  }
  if (!guard.isBlocked) return null;
  return (
    <UnsavedChangesDialog
      open
      saving={props.saving}
      title={state.title}
      onTitle={props.onTitle}
      onStay={guard.stay}
      onLeave={() => {
        props.onDiscard();
        guard.leave();
      }}
      onSave={() => {
        void props.onSave().then((outcome) => {
          if (outcome === 'saved') guard.leave();
        });
      }}
    />
  );
}

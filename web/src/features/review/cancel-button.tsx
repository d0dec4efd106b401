import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';

type CancelButtonProps = { isEmpty: boolean; disabled: boolean; onCancel: () => void };

/** Cancels a comment, asking for confirmation if it has text. */
export function CancelButton({ isEmpty, disabled, onCancel }: CancelButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button disabled={disabled} onClick={() => (isEmpty ? onCancel() : setIsAsking(true))}>
        Cancel
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Discard this comment?"
        cancel="Keep writing"
        confirm="Discard"
        onConfirm={() => {
          // Close the dialog first, because its focus trap would take focus back from the section's
          // button.
          flushSync(() => setIsAsking(false));
          onCancel();
        }}
      >
        It has not been sent.
      </AlertDialog>
    </>
  );
}

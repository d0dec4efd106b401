import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';

type CancelButtonProps = { isEmpty: boolean; disabled: boolean; onCancel: () => void };

/** Cancels a comment; asks first if it has text. */
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
          // The focus trap of the dialog would take the focus back from the button of the section.
          flushSync(() => setIsAsking(false));
          onCancel();
        }}
      >
        It has not been sent.
      </AlertDialog>
    </>
  );
}

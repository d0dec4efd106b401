import { useId, type ReactNode } from 'react';
import { announceDelayMs, useAnnouncement } from './announce.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Stack } from './stack.ts';

type FormDialogProps = {
  title: string;
  wide?: boolean;
  isSaving: boolean;
  /** Whether the form is complete. */
  canSave: boolean;
  /** Why the last attempt failed. */
  problem?: string | undefined;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with one form, whose "Save" button stays visible while the fields scroll. */
export function FormDialog(props: FormDialogProps) {
  const { title, wide, isSaving, canSave, problem, onSave, onClose, children } = props;
  const formId = useId();
  useAnnouncement(isSaving && 'Saving...', announceDelayMs);
  return (
    <Dialog
      open
      wide={wide}
      closable={!isSaving}
      onOpenChange={onClose}
      title={title}
      problem={problem}
      footer={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!canSave}
            pending={isSaving}
          >
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        $gap={4}
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          // The forms of an editor's popovers are inside this one for React, but not in the page.
          if (event.target === event.currentTarget && canSave && !isSaving) onSave();
        }}
      >
        {children}
      </Stack>
    </Dialog>
  );
}

import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { color, space } from '../../../ui/tokens.ts';

type UnsavedChangesDialogProps = {
  open: boolean;
  isSaving: boolean;
  title: string;
  onTitleChange: (title: string) => void;
  onStay: () => void;
  onLeave: () => void;
  onSave: () => void;
};

/** Shown when the user is about to leave with unsaved changes. */
export function UnsavedChangesDialog(props: UnsavedChangesDialogProps) {
  // Keep the title field visible while the user types a missing title.
  const [wasTitleMissing] = useState(props.title.trim() === '');
  const [isTitleRequested, setIsTitleRequested] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isBlank = props.title.trim() === '';
  const save = () => {
    setIsTitleRequested(isBlank);
    if (isBlank) field.current?.focus();
    props.onSave();
  };
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !open && props.onStay()}
      closable={!props.isSaving}
      title="Unsaved Changes"
      description="You have unsaved changes."
      footer={
        <>
          <Button onClick={props.onLeave} disabled={props.isSaving}>
            Don&apos;t Save
          </Button>
          <Button variant="primary" onClick={save} pending={props.isSaving}>
            {props.isSaving ? 'Saving...' : 'Save and Continue'}
          </Button>
        </>
      }
    >
      {wasTitleMissing ? (
        <TextField
          label="Application title"
          hint="Enter a title to save this application."
          error={isTitleRequested && isBlank ? 'Please provide an application title' : undefined}
          ref={field}
          value={props.title}
          onChange={(event) => props.onTitleChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
          }}
        />
      ) : (
        <Text>Do you want to save &ldquo;{props.title}&rdquo; before you leave?</Text>
      )}
    </Dialog>
  );
}

const Text = styled.p`
  margin-bottom: ${space[1]};
  color: ${color.inkSoft};
`;

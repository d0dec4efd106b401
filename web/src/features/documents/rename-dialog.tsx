import type { LibraryDocument } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { announceDelayMs, useAnnouncement } from '../../ui/announce.ts';
import { space } from '../../ui/tokens.ts';
import { useRenameDocument } from './use-document-actions.ts';

type RenameDialogProps = {
  document: LibraryDocument;
  name: string;
  /** Whether the name was restored after the session had expired. */
  isRestored: boolean;
  onChange: (name: string) => void;
  onClose: () => void;
};

export function RenameDialog({ document, name, isRestored, onChange, onClose }: RenameDialogProps) {
  const formId = useId();
  const rename = useRenameDocument();
  const isEmpty = name.trim() === '';
  useAnnouncement(rename.isPending && 'Saving...', announceDelayMs);
  return (
    <Dialog
      open
      closable={!rename.isPending}
      onOpenChange={onClose}
      title="Edit Document Name"
      footer={
        <>
          <Button onClick={onClose} disabled={rename.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={isEmpty}
            pending={rename.isPending}
          >
            {rename.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty && !rename.isPending) {
            rename.mutate({ id: document.id, name }, { onSuccess: onClose });
          }
        }}
      >
        {isRestored && <Notice>We restored the name you typed. It is not saved yet.</Notice>}
        <Field label="Document Name">
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={limits.name}
              placeholder="Enter document name"
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

import type { LibraryDocument } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { slow, useSaid } from '../../ui/say.ts';
import { useRenameDocument } from './use-document-actions.ts';

type RenameDialogProps = { document: LibraryDocument; onClose: () => void };

/** Opens with the current name (spec section 4). */
export function RenameDialog({ document, onClose }: RenameDialogProps) {
  const formId = useId();
  const [name, setName] = useState(document.name);
  const rename = useRenameDocument();
  const empty = name.trim() === '';
  useSaid(rename.isPending && 'Saving...', slow);
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
            disabled={empty}
            pending={rename.isPending}
          >
            {rename.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (!empty && !rename.isPending) {
            rename.mutate({ id: document.id, name }, { onSuccess: onClose });
          }
        }}
      >
        <Field label="Document Name">
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={limits.name}
              placeholder="Enter document name"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

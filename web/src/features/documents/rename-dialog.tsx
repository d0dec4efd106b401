import type { LibraryDocument } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
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
  const rename = useRenameDocument();
  return (
    <FormDialog
      title="Edit Document Name"
      isSaving={rename.isPending}
      canSave={name.trim() !== ''}
      onSave={() => rename.mutate({ id: document.id, name }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {isRestored && <Notice>We restored the name you typed. It is not saved yet.</Notice>}
      <TextField
        label="Document Name"
        value={name}
        maxLength={limits.name}
        placeholder="Enter document name"
        onChange={(event) => onChange(event.target.value)}
      />
    </FormDialog>
  );
}

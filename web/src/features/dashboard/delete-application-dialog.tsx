import type { ApplicationSummary } from '@grantwright/shared/contract';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { useDeleteApplication } from './use-application-actions.ts';

type DeleteApplicationDialogProps = {
  application: ApplicationSummary | undefined;
  onClose: () => void;
};

export function DeleteApplicationDialog({ application, onClose }: DeleteApplicationDialogProps) {
  const remove = useDeleteApplication(onClose);
  return (
    <AlertDialog
      open={application !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Are you sure?"
      confirm="Delete"
      confirming="Deleting..."
      pending={remove.isPending}
      onConfirm={() => application && remove.mutate(application.id)}
    >
      This action cannot be undone. This will permanently delete your application and all associated
      data.
    </AlertDialog>
  );
}

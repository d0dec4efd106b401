import type { Organization } from '@grantwright/shared/contract';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { useDeleteOrganization } from './use-organization-actions.ts';

type DeleteOrganizationDialogProps = {
  organization: Organization | undefined;
  onClose: () => void;
};

export function DeleteOrganizationDialog({ organization, onClose }: DeleteOrganizationDialogProps) {
  const remove = useDeleteOrganization(onClose);
  return (
    <AlertDialog
      open={organization !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Delete Organization"
      confirm="Delete Organization"
      confirming="Deleting..."
      pending={remove.isPending}
      onConfirm={() => organization && remove.mutate(organization.id)}
    >
      Are you sure you want to delete this organization? This action cannot be undone and will
      remove all associated data.
    </AlertDialog>
  );
}

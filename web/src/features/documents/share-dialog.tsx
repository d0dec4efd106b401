import type { LibraryDocument } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { createQueryKey } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { teamEndpoints } from '../../domain/team/team-endpoints.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { TeamSelect } from './team-select.tsx';

type ShareDialogProps = { document: LibraryDocument; onClose: () => void };

/** Shares a document with an organization's team, or stops sharing it. */
export function ShareDialog({ document, onClose }: ShareDialogProps) {
  const [organizationId, setOrganizationId] = useState(document.organizationId);
  const client = useQueryClient();
  const share = useAction({
    mutationFn: () =>
      api(teamEndpoints.shareDocument, {
        params: { id: document.id },
        body: { organizationId: organizationId ?? null },
      }),
    onSuccess: () => {
      notify.success(organizationId ? 'Document shared' : 'Document no longer shared');
      onClose();
      void client.invalidateQueries({ queryKey: createQueryKey(endpoints.listDocuments) });
    },
    onError: (error) => notify.failure('Sharing not changed', error, 'Try again.'),
  });
  return (
    <Dialog
      open
      closable={!share.isPending}
      onOpenChange={onClose}
      title={`Share ${document.name}`}
      description="Viewers can read and download it. Editors can also rename it."
      footer={
        <>
          <Button onClick={onClose} disabled={share.isPending}>
            Cancel
          </Button>
          <Button variant="primary" pending={share.isPending} onClick={() => share.mutate()}>
            Save
          </Button>
        </>
      }
    >
      <TeamSelect
        label="Who can see it"
        isOwned
        value={organizationId}
        onChange={setOrganizationId}
      />
    </Dialog>
  );
}

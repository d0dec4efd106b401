import type { NewInvitation, Organization } from '@grantwright/shared/contract';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.ts';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { NewInvitationLink } from './new-invitation-link.tsx';
import { useTeam } from './use-team.ts';

type TeamDialogProps = { organization: Organization; onClose: () => void };

/** Shows the members of an organization. Its owner can invite and remove them. */
export function TeamDialog({ organization, onClose }: TeamDialogProps) {
  const [invitation, setInvitation] = useState<NewInvitation>();
  const { team, invite, ...actions } = useTeam(organization.id, setInvitation);
  const isOpen = team.data?.invitations.some(({ id }) => id === invitation?.id);
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={`Team of ${organization.name}`}
      description="Editors can change the profile, applications and shared documents, and create applications. Viewers can read and download them."
    >
      <Stack $gap={6}>
        {organization.access === 'owner' && <InviteForm invite={invite} />}
        {invitation && isOpen && <NewInvitationLink key={invitation.id} invitation={invitation} />}
        {team.isError && <ErrorState title="We couldn’t load the team" query={team} />}
        {team.isPending && <Skeleton $height="3em" />}
        {team.data && <MemberList team={team.data} onLeft={onClose} {...actions} />}
      </Stack>
    </Dialog>
  );
}

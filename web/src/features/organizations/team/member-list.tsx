import type { Invitation, Member, Team } from '@grantwright/shared/contract';
import { useState } from 'react';
import { formatLongDate } from '../../../lib/format.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { OptionSelect } from '../../../ui/option-select.tsx';
import { roleLabels, roleOptions } from './role-options.ts';
import { List, Row, Words } from './team-rows.ts';
import type { useTeam } from './use-team.ts';

type Actions = Pick<ReturnType<typeof useTeam>, 'changeRole' | 'remove' | 'revoke'>;

type MemberListProps = Actions & {
  team: Team;
  onLeft: () => void;
};

/** Lists the owner, the members and the open invitations. */
export function MemberList({ team, onLeft, changeRole, remove, revoke }: MemberListProps) {
  const [removed, setRemoved] = useState<Member>();
  const isOwner = team.access === 'owner';
  return (
    <>
      <List role="list" aria-label="Team">
        <Row>
          <Words>
            <strong dir="auto">{isOwner ? 'You' : team.ownerName}</strong>
            <p>Owner</p>
          </Words>
        </Row>
        {team.members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isOwner={isOwner}
            changeRole={changeRole}
            onRemove={() => setRemoved(member)}
          />
        ))}
        {team.invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onRevoke={() => revoke.mutate(invitation)}
          />
        ))}
      </List>
      <AlertDialog
        open={removed !== undefined}
        onOpenChange={(open) => !open && setRemoved(undefined)}
        title={removed?.isSelf ? 'Leave this team?' : `Remove ${removed?.name ?? ''}?`}
        confirm={removed?.isSelf ? 'Leave' : 'Remove'}
        onConfirm={() => {
          if (removed) remove.mutate(removed, { onSuccess: () => removed.isSelf && onLeft() });
          setRemoved(undefined);
        }}
      >
        {removed?.isSelf
          ? 'You will lose access to its applications and documents. The ones you created will stay with the organization.'
          : 'They will lose access to its applications and documents. The ones they created will stay with the organization.'}
      </AlertDialog>
    </>
  );
}

type MemberRowProps = Pick<Actions, 'changeRole'> & {
  member: Member;
  isOwner: boolean;
  onRemove: () => void;
};

function MemberRow({ member, isOwner, changeRole, onRemove }: MemberRowProps) {
  return (
    <Row>
      <Words>
        <strong dir="auto">{member.isSelf ? `${member.name} (you)` : member.name}</strong>
        <p>{isOwner ? `Invited as ${member.email}` : roleLabels[member.role]}</p>
      </Words>
      {isOwner && (
        <OptionSelect
          aria-label={`Role of ${member.name}`}
          value={member.role}
          disabled={changeRole.isPending}
          options={roleOptions}
          onChoose={(role) => changeRole.mutate({ id: member.id, role })}
        />
      )}
      {(isOwner || member.isSelf) && (
        <Button
          size="small"
          aria-label={member.isSelf ? 'Leave the team' : `Remove ${member.name}`}
          onClick={onRemove}
        >
          {member.isSelf ? 'Leave' : 'Remove'}
        </Button>
      )}
    </Row>
  );
}

type InvitationRowProps = { invitation: Invitation; onRevoke: () => void };

const InvitationRow = ({ invitation, onRevoke }: InvitationRowProps) => (
  <Row>
    <Words>
      <strong>{invitation.email}</strong>
      <p>
        Invited as {invitation.role}, until {formatLongDate(invitation.expiresAt)}
      </p>
    </Words>
    <Button
      size="small"
      aria-label={`Revoke the invitation for ${invitation.email}`}
      onClick={onRevoke}
    >
      Revoke
    </Button>
  </Row>
);

import type { Member, MemberRole, Team } from '@grantwright/shared/contract';
import { useState } from 'react';
import { longDate } from '../../../lib/format.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { List, Row, Words } from './team-rows.ts';
import type { useTeam } from './use-team.ts';

type MemberListProps = {
  team: Team;
  onLeft: () => void;
} & Pick<ReturnType<typeof useTeam>, 'changeRole' | 'remove' | 'revoke'>;

const roleNames: Record<MemberRole, string> = { editor: 'Editor', viewer: 'Viewer' };

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
          <Row key={member.id}>
            <Words>
              <strong dir="auto">{member.isSelf ? `${member.name} (you)` : member.name}</strong>
              <p>{isOwner ? `Invited as ${member.email}` : roleNames[member.role]}</p>
            </Words>
            {isOwner && (
              <Select
                aria-label={`Role of ${member.name}`}
                value={member.role}
                disabled={changeRole.isPending}
                onChange={(event) =>
                  changeRole.mutate({ id: member.id, role: event.target.value as MemberRole })
                }
              >
                <option value="editor">Editor</option>
                <option value="viewer">Viewer</option>
              </Select>
            )}
            {(isOwner || member.isSelf) && (
              <Button
                size="small"
                aria-label={member.isSelf ? 'Leave the team' : `Remove ${member.name}`}
                onClick={() => setRemoved(member)}
              >
                {member.isSelf ? 'Leave' : 'Remove'}
              </Button>
            )}
          </Row>
        ))}
        {team.invitations.map((invitation) => (
          <Row key={invitation.id}>
            <Words>
              <strong>{invitation.email}</strong>
              <p>
                Invited as {invitation.role}, until {longDate(invitation.expiresAt)}
              </p>
            </Words>
            <Button
              size="small"
              aria-label={`Revoke the invitation of ${invitation.email}`}
              onClick={() => revoke.mutate(invitation)}
            >
              Revoke
            </Button>
          </Row>
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
          ? 'You lose access to its applications and documents. Those that you created stay with the organization.'
          : 'They lose access to the applications and documents. Those that they created stay with the organization.'}
      </AlertDialog>
    </>
  );
}

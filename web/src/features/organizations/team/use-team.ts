import type {
  Invitation,
  InvitationFields,
  Member,
  NewInvitation,
} from '@grantwright/shared/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { hasErrorCode } from '../../../lib/errors.ts';
import { createQueryOptions, createQueryKey } from '../../../lib/query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { teamEndpoints } from '../../../domain/team/team-endpoints.ts';
import { notify } from '../../../ui/notify.ts';

/** Loads an organization's members and invitations, and applies changes made by its owner. */
export function useTeam(id: string, onInvited: (invitation: NewInvitation) => void) {
  const query = createQueryOptions(teamEndpoints.getTeam, { params: { id } });
  const team = useQuery({ ...query, staleTime: 0, gcTime: 0 });
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: query.queryKey });
  const intention = useIdempotencyKey();

  const invite = useAction({
    mutationFn: (body: InvitationFields) =>
      api(teamEndpoints.inviteMember, {
        params: { id },
        body,
        idempotencyKey: intention.keyFor(body),
      }),
    onSuccess: (invitation) => {
      intention.done();
      onInvited(invitation);
      return reload();
    },
  });

  /** Handles a failed change. A missing item does not count as a failure, because reloading the list removes it. */
  const notifyFailure = (message: string) => (error: unknown) => {
    if (!hasErrorCode(error, 'not-found')) notify.failure(message, error, 'Try again.');
  };
  const revoke = useAction({
    mutationFn: (invitation: Invitation) =>
      api(teamEndpoints.revokeInvitation, { params: { id, invitationId: invitation.id } }),
    onSettled: reload,
    onError: notifyFailure('Invitation not revoked'),
  });
  const changeRole = useAction({
    mutationFn: ({ id: memberId, role }: Pick<Member, 'id' | 'role'>) =>
      api(teamEndpoints.changeMemberRole, { params: { id, memberId }, body: { role } }),
    onSettled: reload,
    onError: notifyFailure('Role not changed'),
  });
  const remove = useAction({
    mutationFn: (member: Member) =>
      api(teamEndpoints.removeMember, { params: { id, memberId: member.id } }),
    onSuccess: async (_nothing, { isSelf }) => {
      if (!isSelf) return reload();
      notify.success('You have left the team');
      const lists = [
        endpoints.listApplications,
        endpoints.countApplications,
        endpoints.listDocuments,
      ];
      for (const list of lists) client.removeQueries({ queryKey: createQueryKey(list) });
      await client.invalidateQueries({ queryKey: createQueryKey(endpoints.listOrganizations) });
    },
    onError: (error) => {
      notifyFailure('Member not removed')(error);
      void reload();
    },
  });
  return { team, invite, revoke, changeRole, remove };
}

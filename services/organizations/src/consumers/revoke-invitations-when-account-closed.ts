import { events } from '@grantwright/shared/events';
import { notDeleted, onEvent, type Consumer } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { changeTeam } from '../team/change-team.ts';

/** Keeps invitations created later, by a user who kept the account. Members stay until the account is deleted. */
export const revokeInvitationsWhenAccountClosed = (deps: Deps): Consumer =>
  onEvent(
    events.accountClosed,
    'revoke-invitations-when-account-closed',
    async ({ time, data: { userId: ownerId } }) => {
      const closedAt = new Date(time);
      const inviting = await deps.organizations
        .find(
          { ownerId, 'team.invitations.createdAt': { $lte: closedAt }, ...notDeleted },
          { _id: 1 },
        )
        .lean<{ _id: string }[]>();
      for (const { _id: id } of inviting)
        await changeTeam(deps, { id, ownerId }, (team) => ({
          team: {
            ...team,
            invitations: team.invitations.filter(({ createdAt }) => createdAt > closedAt),
          },
          roles: [],
        }));
    },
  );

import type { Team } from '@grantwright/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { createQueryOptions } from '../../lib/query.ts';
import { useSignedInUser } from '../../lib/session.ts';
import { teamEndpoints } from './team-endpoints.ts';

/** Returns a function that names the users of an organization. Organizations without a team have no names. */
export function useMemberNames(
  organizationId: string,
  isShared: boolean,
): (userId: string | undefined) => string | undefined {
  const { id: ownId } = useSignedInUser();
  const { data: team } = useQuery({
    ...createQueryOptions(teamEndpoints.getTeam, { params: { id: organizationId } }),
    enabled: isShared,
    staleTime: 0,
  });
  return (userId) => team && userId && getMemberName(userId, team, ownId);
}

/** A user who is not in the team may have left it, or may be in the team of an application's earlier organization. */
function getMemberName(
  userId: string,
  { ownerId, ownerName, members }: Team,
  ownId: string,
): string {
  if (userId === ownId) return 'you';
  if (userId === ownerId) return ownerName || 'the owner';
  return members.find(({ id }) => id === userId)?.name ?? 'someone else';
}

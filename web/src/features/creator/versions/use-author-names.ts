import type { Team } from '@grantwright/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../../lib/query.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { teamEndpoints } from '../../../team/team-endpoints.ts';
import { useCreator } from '../creator-context.ts';

/** Returns a function that names the author of a version. Applications without a team have no names. */
export function useAuthorNames(): (authorId: string | undefined) => string | undefined {
  const { state } = useCreator();
  const { id: userId } = useSignedInUser();
  const { data: team } = useQuery({
    ...queryFor(teamEndpoints.getTeam, { params: { id: state.organizationId } }),
    enabled: state.sharing?.isShared === true,
    staleTime: 0,
  });
  return (authorId) => team && authorId && nameOf(authorId, team, userId);
}

/** Someone else may have left the team, or be in the team of the application's earlier organization. */
function nameOf(authorId: string, { ownerId, ownerName, members }: Team, userId: string): string {
  if (authorId === userId) return 'you';
  if (authorId === ownerId) return ownerName || 'the owner';
  return members.find(({ id }) => id === authorId)?.name ?? 'someone else';
}

import type { endpoints, ResponseOf } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import { findInvited, findOffer } from './find-invited.ts';

export async function readInvitation(
  deps: Deps,
  { userId, token }: { userId: string; token: string },
): Promise<ResponseOf<typeof endpoints.readInvitation>> {
  const { fields, team } = await findInvited(deps, token);
  const { accepted, invitation } = findOffer(team, { token, userId, now: deps.now() });
  const shown = { organizationName: fields.name, ownerName: team.ownerName };
  return accepted
    ? { ...shown, role: accepted.role }
    : { ...shown, role: invitation.role, expiresAt: invitation.expiresAt.toISOString() };
}

import type { NewAnswer, SavedAnswer } from '@grantwright/shared/contract';
import { createNotPermittedError, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { storeAnswer, type AnswerTools } from './store-answer.ts';

type Addition = { token: string; sent: NewAnswer; key: string | undefined };

/** Adds an answer to an organization without an application. */
export async function addAnswer(
  deps: AnswerTools & Pick<Deps, 'services'>,
  access: TeamAccess,
  { token, sent: { organizationId, ...sent }, key }: Addition,
): Promise<SavedAnswer> {
  const organization = await deps.services.findOrganization(organizationId, token);
  if (organization.access === 'viewer') throw createNotPermittedError('edit');
  const origin = { ownerId: organization.ownerId ?? access.userId, organizationId };
  return await storeAnswer(deps, access, origin, { sent, key });
}

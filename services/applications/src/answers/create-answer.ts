import type { AnswerFields, SavedAnswer } from '@grantwright/shared/contract';
import type { TeamAccess } from '@grantwright/shared/service';
import { findVersion } from '../applications/find-version.ts';
import type { Deps } from '../deps.ts';
import { storeAnswer, type AnswerTools } from './store-answer.ts';

type Creation = { applicationId: string; sent: AnswerFields; key: string | undefined };

/** Saves text from an application as an answer of its organization. */
export async function createAnswer(
  deps: AnswerTools & Pick<Deps, 'applications'>,
  access: TeamAccess,
  { applicationId, ...creation }: Creation,
): Promise<SavedAnswer> {
  const { ownerId, organizationId, title } = await findVersion(deps, access, applicationId, 'edit');
  const origin = { ownerId, organizationId, applicationId, applicationTitle: title };
  return await storeAnswer(deps, access, origin, creation);
}

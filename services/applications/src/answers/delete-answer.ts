import { createScope, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { toAnswerError } from './to-answer-error.ts';

/** Deletes an answer for the owner of its organization or the editor who saved it. */
export async function deleteAnswer(
  deps: Pick<Deps, 'answers'>,
  access: TeamAccess,
  id: string,
): Promise<void> {
  const { deletedCount } = await deps.answers.deleteOne({
    _id: id,
    ...createScope(access, 'delete'),
  });
  if (deletedCount === 0) throw await toAnswerError(deps, access, id, 'delete');
}

import { isOrganizationDeleted } from '../applications/is-organization-deleted.ts';
import type { Deps } from '../deps.ts';
import type { AnswerRecord } from './answer-model.ts';

type Stored = Pick<AnswerRecord, '_id' | 'ownerId' | 'organizationId' | 'unchecked'>;

/**
 * Runs after an answer was stored, because the consumer of the organization's deletion may have run earlier. Removes
 * the answer if the organization has been deleted; otherwise clears its mark. If the process is killed first,
 * `finishInterruptedWrites` finds the mark.
 *
 * @returns whether the answer was deleted
 */
export async function removeAnswerIfOrphaned(
  deps: Pick<Deps, 'answers' | 'deletedOrganizations'>,
  { _id, ownerId, organizationId, unchecked }: Stored,
): Promise<boolean> {
  if (await isOrganizationDeleted(deps, organizationId)) {
    await deps.answers.deleteOne({ _id, ownerId });
    return true;
  }
  if (unchecked) await deps.answers.updateOne({ _id, ownerId }, { $unset: { unchecked: 1 } });
  return false;
}

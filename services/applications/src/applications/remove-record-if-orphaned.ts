import { notDeleted } from '@grantwright/shared/messaging';
import type { Model } from 'mongoose';
import type { Deps } from '../deps.ts';

/** A version, review link or comment: a record that is deleted with its application. */
export type DependentRecord = {
  _id: string;
  ownerId: string;
  applicationId: string;
  /** Present from the write until a check confirms that the application still exists. */
  unchecked?: true;
};

/**
 * Runs after a dependent record was stored, because the consumer of the application's deletion may have run earlier.
 * Deletes the record if the application has been deleted; otherwise clears its mark. If the process is killed first,
 * `finishInterruptedWrites` finds the mark.
 *
 * @returns whether the record was deleted
 */
export async function removeRecordIfOrphaned<T extends DependentRecord>(
  { applications }: Pick<Deps, 'applications'>,
  records: Model<T>,
  { _id, ownerId, applicationId, unchecked }: DependentRecord,
): Promise<boolean> {
  if (!(await applications.exists({ _id: applicationId, ownerId, ...notDeleted }))) {
    await records.deleteOne({ _id, ownerId });
    return true;
  }
  if (unchecked) await records.updateOne({ _id, ownerId }, { $unset: { unchecked: 1 } });
  return false;
}

import { notDeleted } from '@grantwright/shared/messaging';
import type { Model } from 'mongoose';
import type { Deps } from '../deps.ts';

/** A version, review link or comment that belongs to an application. */
export type Part = {
  _id: string;
  ownerId: string;
  applicationId: string;
  /** Present from the write until a check confirms that the application still exists. */
  unchecked?: true;
};

/**
 * Runs after a part of an application was stored, because the consumer of the application's deletion may have run
 * earlier. Removes the part if the application has been deleted; otherwise clears its mark. If the process is killed
 * first, `checkInterruptedWrites` finds the mark.
 *
 * @returns whether the part stays
 */
export async function checkPart<T extends Part>(
  { applications }: Pick<Deps, 'applications'>,
  parts: Model<T>,
  { _id, ownerId, applicationId, unchecked }: Part,
): Promise<boolean> {
  if (!(await applications.exists({ _id: applicationId, ownerId, ...notDeleted }))) {
    await parts.deleteOne({ _id, ownerId });
    return false;
  }
  if (unchecked) await parts.updateOne({ _id, ownerId }, { $unset: { unchecked: 1 } });
  return true;
}

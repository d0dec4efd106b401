import { notDeleted } from '@grantwright/shared/messaging';
import { AppError, createRefusal, createScope, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

type Position = { id: string; sortOrder: number };

/**
 * Sets the positions of the given documents.
 * @throws AppError without changing anything: `not-found` if a document is not available to the user, `not-allowed` if
 * the user may only view a document
 */
export async function reorderDocuments(
  { documents }: Deps,
  access: TeamAccess,
  positions: Position[],
): Promise<void> {
  const ids = [...new Set(positions.map(({ id }) => id))];
  if (ids.length < positions.length) {
    throw new AppError('invalid-request', 'Each document can have only one position.');
  }
  const areAll = async (permission: 'read' | 'edit') => {
    const matching = { _id: { $in: ids }, ...createScope(access, permission), ...notDeleted };
    return (await documents.countDocuments(matching)) === ids.length;
  };
  if (!(await areAll('edit'))) throw await createRefusal(areAll('read'), 'edit', 'The document');
  await documents.bulkWrite(
    positions.map(({ id, sortOrder }) => ({
      updateOne: {
        filter: { _id: id, ...createScope(access, 'edit'), ...notDeleted },
        update: { $set: { sortOrder } },
      },
    })),
  );
}

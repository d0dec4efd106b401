import { alive } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { documentNotFound } from './find-document.ts';

type Position = { id: string; sortOrder: number };

/**
 * Sets the positions of the given documents.
 * @throws not-found without changing anything if one of them is not the user's
 */
export async function reorderDocuments(
  { documents }: Deps,
  ownerId: string,
  positions: Position[],
): Promise<void> {
  const ids = [...new Set(positions.map(({ id }) => id))];
  if (ids.length < positions.length) {
    throw new AppError('invalid-request', 'Each document can have only one position.');
  }
  const ownDocuments = await documents
    .find({ _id: { $in: ids }, ownerId, ...alive }, { _id: 1 })
    .lean<{ _id: string }[]>();
  if (ownDocuments.length < ids.length) throw documentNotFound();
  await documents.bulkWrite(
    positions.map(({ id, sortOrder }) => ({
      updateOne: { filter: { _id: id, ownerId, ...alive }, update: { $set: { sortOrder } } },
    })),
  );
}

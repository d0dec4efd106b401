import { alive } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { documentNotFound } from './find-document.ts';

type Position = { id: string; sortOrder: number };

/**
 * Sets the positions of the documents named, all or none: when one is not the person's, nothing
 * changes. The positions go to the server as one command.
 */
export async function reorderDocuments(
  { documents }: Deps,
  ownerId: string,
  positions: Position[],
): Promise<void> {
  const ids = [...new Set(positions.map(({ id }) => id))];
  if (ids.length < positions.length) {
    throw new AppError('invalid-request', 'A document can have only one position.');
  }
  const own = await documents
    .find({ _id: { $in: ids }, ownerId, ...alive }, { _id: 1 })
    .lean<{ _id: string }[]>();
  if (own.length < ids.length) throw documentNotFound();
  await documents.bulkWrite(
    positions.map(({ id, sortOrder }) => ({
      updateOne: { filter: { _id: id, ownerId, ...alive }, update: { $set: { sortOrder } } },
    })),
  );
}

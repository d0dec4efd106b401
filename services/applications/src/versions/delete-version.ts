import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

export async function deleteVersion(
  { versions }: Pick<Deps, 'versions'>,
  ownerId: string,
  id: string,
): Promise<void> {
  const { deletedCount } = await versions.deleteOne({ _id: id, ownerId });
  if (deletedCount === 0) throw notFound('The version');
}

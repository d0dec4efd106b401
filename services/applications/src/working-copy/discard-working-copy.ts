import { alive } from '@grantwright/shared/messaging';
import { findVersion } from '../applications/find-version.ts';
import type { Deps } from '../deps.ts';

type Discard = { id: string; ownerId: string; revision: string | undefined };

/** Deletes the working copy. If a revision is given, deletes only that one, because any other was typed elsewhere. */
export async function discardWorkingCopy(
  deps: Pick<Deps, 'applications'>,
  { id, ownerId, revision }: Discard,
): Promise<void> {
  await findVersion(deps, ownerId, id);
  await deps.applications.updateOne(
    { _id: id, ownerId, ...(revision && { 'workingCopy.revision': revision }), ...alive },
    { $unset: { workingCopy: 1 } },
  );
}

import { AppError } from '@grantwright/shared/service';

type StoredApplication = { version: number; workingCopy?: { revision: string } };

/** The versions and revisions that an edit is based on. */
type Basis = {
  /** The versions of the saved application; a save may send several in `If-Match`. */
  versions: readonly number[];
  /** The revisions of the working copy that the edit may replace. */
  replaces?: readonly string[] | undefined;
};

/**
 * Throws if the application or its working copy was changed elsewhere since the edit began: by another browser or
 * another member of the team.
 */
export function assertNotStale(
  { version, workingCopy }: StoredApplication,
  { versions, replaces = [] }: Basis,
): void {
  const isCurrent =
    versions.includes(version) && (!workingCopy || replaces.includes(workingCopy.revision));
  if (!isCurrent) throw createStaleVersionError();
}

/** Returns the condition of `assertNotStale` as a database filter, for an atomic write. */
export const createNotStaleFilter = (version: number, replaces: readonly string[] = []) => ({
  version,
  $or: [{ workingCopy: { $exists: false } }, { 'workingCopy.revision': { $in: replaces } }],
});

export const createStaleVersionError = () =>
  new AppError(
    'stale-version',
    'This application was changed elsewhere since you opened it. Nothing was overwritten.',
  );

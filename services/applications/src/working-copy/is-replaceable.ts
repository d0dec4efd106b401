import { AppError } from '@grantwright/shared/service';

type Holder = { workingCopy?: { revision: string } };

/** Whether a write based on these revisions may replace the working copy. */
export const isReplaceable = ({ workingCopy }: Holder, replaces: string[] = []): boolean =>
  !workingCopy || replaces.includes(workingCopy.revision);

/** Like `isReplaceable`, but as a database filter for an atomic write. */
export const replaceableFilter = (replaces: string[] = []) => ({
  $or: [{ workingCopy: { $exists: false } }, { 'workingCopy.revision': { $in: replaces } }],
});

export const staleVersionError = () =>
  new AppError(
    'stale-version',
    'This application was changed elsewhere since you opened it. Nothing was overwritten.',
  );

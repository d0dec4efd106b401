import { AppError } from '@grantwright/shared/service';

/** The filter for accounts that are not closed. */
export const openAccountFilter = { deletionDueAt: { $exists: false } } as const;

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** For example "December 7, 2026", in UTC. */
export const formatDeletionDate = (dueAt: Date): string => dateFormat.format(dueAt);

export const createAccountClosedError = (dueAt: Date) =>
  new AppError('account-closed', `This account will be deleted on ${formatDeletionDate(dueAt)}.`);

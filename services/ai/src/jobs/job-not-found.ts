import { AppError } from '@grantwright/shared/service';

/** For an unknown job, and for one that ended longer ago than `retentionMs`. */
export const jobNotFound = (): AppError =>
  new AppError(
    'not-found',
    'This result is no longer available: results are kept for 7 days. Please start again; your saved work is unchanged.',
  );

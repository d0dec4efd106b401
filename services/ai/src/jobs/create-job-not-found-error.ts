import { AppError } from '@grantwright/shared/service';

/** Returned for an unknown job, and for a job that ended more than `retentionMs` ago. */
export const createJobNotFoundError = (): AppError =>
  new AppError(
    'not-found',
    'This result is no longer available: results are kept for 7 days. Start again; your saved work is unchanged.',
  );

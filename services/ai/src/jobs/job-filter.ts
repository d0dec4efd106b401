import { AppError, type TeamAccess } from '@grantwright/shared/service';

/**
 * Returns the filter for a user's jobs, except those that read documents of an organization whose team the user has
 * left.
 */
export function createJobFilter({ userId, memberships }: TeamAccess) {
  const left = memberships.filter(({ role }) => role === 'none');
  if (left.length === 0) return { ownerId: userId };
  const organizationIds = { $nin: left.map(({ organizationId }) => organizationId) };
  return { ownerId: userId, organizationIds };
}

/** Returned for an unknown job, and for a job that ended more than `retentionMs` ago. */
export const createJobNotFoundError = (): AppError =>
  new AppError(
    'not-found',
    'This result is no longer available: results are kept for 7 days. Start again; your saved work is unchanged.',
  );

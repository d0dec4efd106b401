const dayMs = 24 * 60 * 60 * 1000;

/** @param days as chosen by the user; see `reviewLinkBody` in the contract for the default and the maximum */
export const computeReviewLinkExpiry = (createdAt: Date, days: number): Date =>
  new Date(createdAt.getTime() + days * dayMs);

/** Selects links that work. The database removes expired ones within a minute. */
export const createWorkingLinkFilter = (now: Date) => ({ expiresAt: { $gt: now } });

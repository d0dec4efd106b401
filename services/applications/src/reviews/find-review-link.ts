import { AppError, hashToken } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { createWorkingLinkFilter } from './review-link-expiry.ts';
import type { ReviewLinkRecord } from './review-link-model.ts';

/** @throws AppError `not-found`, with the same message for an unknown, expired or revoked link */
export async function findReviewLink(
  { reviewLinks, now }: Pick<Deps, 'reviewLinks' | 'now'>,
  token: string,
): Promise<ReviewLinkRecord> {
  const link = await reviewLinks
    .findOne({ hashes: hashToken(token), ...createWorkingLinkFilter(now()) })
    .lean<ReviewLinkRecord>();
  if (!link) throw createEndedLinkError();
  return link;
}

export const createEndedLinkError = () =>
  new AppError('not-found', 'This link no longer works. Ask for a new one.');

import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ReviewLinkRecord } from './review-link-model.ts';
import { hashOfToken } from './review-token.ts';

/** @throws AppError `not-found`, with the same message for an unknown, an expired and a revoked link */
export async function findReviewLink(
  { reviewLinks, now }: Pick<Deps, 'reviewLinks' | 'now'>,
  token: string,
): Promise<ReviewLinkRecord> {
  const link = await reviewLinks
    .findOne({ hashes: hashOfToken(token), expiresAt: { $gt: now() } })
    .lean<ReviewLinkRecord>();
  if (!link) throw endedLink();
  return link;
}

export const endedLink = () =>
  new AppError('not-found', 'This link no longer works. Ask for a new one.');
